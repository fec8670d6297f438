/** What a file of comma-separated values may hold at most. */
export const CSV_LIMITS = { columns: 50, rows: 1_000 }

export type CsvProblem = 'empty' | 'large'

/** The cells of a file, the names of the columns first, each line as long as the longest; or why there are none. */
export function cellsOfCsv(text: string): string[][] | CsvProblem {
  const lines = linesOf(text.replace(/^\uFEFF/, '')).filter((line) => line.some((cell) => cell.trim() !== ''))
  const width = Math.max(0, ...lines.map((line) => line.length))
  if (lines.length === 0) return 'empty'
  if (width > CSV_LIMITS.columns || lines.length - 1 > CSV_LIMITS.rows) return 'large'
  const filled = lines.map((line) => Array.from({ length: width }, (_, column) => line[column]?.trim() ?? ''))
  // A table has one row at least: a file of names alone gets an empty one.
  return filled.length > 1 ? filled : [...filled, Array.from({ length: width }, () => '')]
}

/** The text of a file: UTF-8, or what spreadsheets of Western Europe write where it is none. */
export function textOfCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines of cells by RFC 4180: a cell in quotes may hold separators, line breaks and doubled quotes. */
function linesOf(text: string): string[][] {
  const separator = separatorOf(text)
  const lines: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    const line = lines.at(-1) ?? []
    const last = line.length - 1
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      line[last] += '"'
      at += 1
    } else if (quoted && sign === '"') quoted = false
    else if (quoted) line[last] += sign
    else if (sign === '"' && line[last]?.trim() === '') {
      line[last] = ''
      quoted = true
    } else if (sign === separator) line.push('')
    else if (sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n')) lines.push([''])
    else if (sign !== '\r') line[last] += sign
  }
  return lines
}

/** What stands between the cells: of the usual signs the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r|\n/)
  const counts = [',', ';', '\t'].map((sign) => [sign, first.split(sign).length] as const)
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
