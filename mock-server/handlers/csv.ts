import type { Language } from '../content/people/index.ts'
import { languageOf } from './language.ts'
import type { Call } from './portal-app.ts'

type Cell = string | number | null

/** The name of a column, in English and in the languages of the portal. */
export type ColumnName = Record<Language, string>

/** Whether a list is asked for as a file for spreadsheets. */
export function wantsCsv(call: Call): boolean {
  return call.req.header('accept')?.startsWith('text/csv') ?? false
}

/** A list as a file for spreadsheets, the names of its columns in the language of the person. */
export function answerCsv(call: Call, name: string, columns: readonly ColumnName[], rows: readonly Cell[][]) {
  const language = languageOf(call.req.header('accept-language'))
  return call.body(csv([columns.map((column) => column[language]), ...rows]), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  })
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** What a spreadsheet would take for a formula is led by an apostrophe, so that no name of a person is one. */
function cellOf(value: Cell): string {
  if (value === null || typeof value === 'number') return String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
