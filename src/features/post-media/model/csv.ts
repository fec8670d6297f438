import { parse } from 'papaparse'

/** What a file of comma-separated values may hold at most. */
export const CSV_LIMITS = { columns: 50, rows: 1_000 }

export type CsvProblem = 'empty' | 'large'

/** Whether these are more cells than a table takes; the first line names the columns. */
export function isTooLarge(cells: readonly (readonly string[])[]): boolean {
  return cells.length - 1 > CSV_LIMITS.rows || cells.some((line) => line.length > CSV_LIMITS.columns)
}

/** The cells of a file, the names of the columns first, each line as long as the longest; or why there are none. */
export function cellsOfCsv(text: string): string[][] | CsvProblem {
  // A worker would be a script of a blob, which the policy of the portal forbids.
  const { data } = parse<string[]>(text, {
    worker: false,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const lines = data.filter((line) => line.some((cell) => cell.trim() !== ''))
  const width = Math.max(0, ...lines.map((line) => line.length))
  if (lines.length === 0) return 'empty'
  if (isTooLarge(lines)) return 'large'
  const filled = lines.map((line) => Array.from({ length: width }, (_, column) => line[column]?.trim() ?? ''))
  // A table has one row at least: a file of names alone gets an empty one.
  return filled.length > 1 ? filled : [...filled, Array.from({ length: width }, () => '')]
}

/** The cells of a spreadsheet as the clipboard has them in words; a cell in quotes may hold several lines. */
export function cellsOfPaste(text: string): string[][] {
  return parse<string[]>(text.replace(/\r?\n$/, ''), { worker: false, delimiter: '\t' }).data
}

/** The text of a file: UTF-8, or what spreadsheets of Western Europe write where it is none. */
export function textOfCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
