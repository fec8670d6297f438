import { unparse } from 'papaparse'

/** Comma-separated values as spreadsheets open them: none of them runs as a formula there. */
export function csvOf(cells: string[][]): string {
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  return `\uFEFF${unparse(cells, { escapeFormulae: true })}`
}
