import { parseInert } from './parse-inert'

/** The cells of what was copied from a spreadsheet: one table and nothing beside it, or lines with tabs; else null. */
export function cellsIn(html: string, text: string): string[][] | null {
  if (html !== '') return /<table/i.test(html) ? cellsOfTable(html) : null
  return cellsOfLines(text)
}

function cellsOfTable(html: string): string[][] | null {
  const pasted = parseInert(html)
  const tables = pasted?.querySelectorAll('table') ?? []
  const [table] = tables
  if (!pasted || !table || tables.length > 1) return null
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map(wordsOf))
  table.remove()
  return wordsOf(pasted.body) === '' ? squared(rows) : null
}

function cellsOfLines(text: string): string[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width) ? squared(rows) : null
}

function wordsOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim()
}

/** Every row as wide as the widest; nothing where no cell has a word. */
function squared(rows: string[][]): string[][] | null {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (rows.flat().every((cell) => cell === '')) return null
  return rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}
