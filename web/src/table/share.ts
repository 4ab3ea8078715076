/** Where the picture of a finished city is, and the address that shows it in a preview. */

export interface Wish {
  readonly table: string
  readonly language: string
  readonly hasNames: boolean
  /** Whose city, where everybody has one: without, the winner's. */
  readonly seat: number | null
}

function query({ language, hasNames, seat }: Wish): string {
  const wanted = new URLSearchParams({ lang: language })
  if (seat !== null) wanted.set('seat', String(seat))
  if (!hasNames) wanted.set('names', 'no')
  return wanted.toString()
}

/** Gives the address of the picture. */
export function pictureOf(wish: Wish, kind: 'svg' | 'png'): string {
  return `/api/tables/${wish.table}/picture.${kind}?${query(wish)}`
}

/** Gives the address to send: a page whose preview is the picture, and which leads to the table. */
export function linkOf(wish: Wish): string {
  return `${location.origin}/t/${wish.table}?${query(wish)}`
}

/** Fetches the picture as a file, PNG where the server can make one. */
export async function fileOf(wish: Wish): Promise<File> {
  for (const kind of ['png', 'svg'] as const) {
    const answer = await fetch(pictureOf(wish, kind))
    if (answer.ok) {
      const content = await answer.blob()
      return new File([content], `burgh-${wish.table}.${kind}`, { type: content.type })
    }
  }
  throw new Error('no picture')
}
