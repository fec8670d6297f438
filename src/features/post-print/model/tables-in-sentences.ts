import type { Schemas } from '@/api'

/**
 * Tables that are named within a sentence or a list, each once. On the screen a link opens them there; paper has none,
 * so they are printed behind the text. One that has a line for itself is drawn in its place.
 */
export function tablesInSentences({ ops }: Schemas['Delta']): string[] {
  const named = new Set<string>()
  let tables: string[] = []
  let words = false
  for (const { insert, attributes } of ops) {
    if (typeof insert === 'object') {
      if (insert.table) tables.push(insert.table.id)
      else words = true
      continue
    }
    for (const [index, text] of insert.split('\n').entries()) {
      if (index > 0) {
        const formatted = Object.keys(attributes ?? {}).length > 0
        if (words || formatted || tables.length > 1) for (const id of tables) named.add(id)
        tables = []
        words = false
      }
      if (text !== '') words = true
    }
  }
  return [...named]
}
