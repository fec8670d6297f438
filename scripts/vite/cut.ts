/** The code without the pieces, each with the comma behind it. */
export function without(code: string, pieces: readonly { start: number; end: number }[]): string {
  let result = ''
  let from = 0
  for (const { start, end } of [...pieces].sort((a, b) => a.start - b.start)) {
    result += code.slice(from, start)
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return result + code.slice(from)
}
