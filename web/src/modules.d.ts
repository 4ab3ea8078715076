// What the build makes of files that are no code: a `.toml` file becomes its content (tools/toml.ts).
declare module '*.toml' {
  const content: unknown
  export default content
}
