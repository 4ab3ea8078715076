/** What a title reckons up at the end: a track, under which rules. */
export interface Reckoning {
  readonly track: string
  readonly rules: readonly string[]
}
