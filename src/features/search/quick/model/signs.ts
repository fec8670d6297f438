/** What a key writes; of quotes the caret goes between. */
export type Sign = '+' | '-' | '""' | '#'

/** A text with a sign at the caret, and where the caret stands then. Chosen words come into the quotes. */
export function withSign(
  value: string,
  sign: Sign,
  start: number,
  end: number | null,
): { text: string; caret: number } {
  const before = value.slice(0, start)
  const chosen = value.slice(start, end ?? start)
  const after = value.slice(end ?? start)
  // A sign means something in front of a word alone.
  const space = before === '' || /\s$/.test(before) ? '' : ' '
  if (sign === '""') {
    const caret = before.length + space.length + 1 + (chosen === '' ? 0 : chosen.length + 1)
    return { text: `${before}${space}"${chosen}"${after}`, caret }
  }
  return { text: `${before}${space}${sign}${chosen}${after}`, caret: before.length + space.length + 1 }
}
