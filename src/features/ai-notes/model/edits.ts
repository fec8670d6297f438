import type { Schemas } from '@/api'

type Section = Schemas['SummarySection']
type Saved = Schemas['SectionToSave']

/** One change of the sentences, by the id of the sentence that it touches. */
export type Edit =
  | { kind: 'write'; id: string; text: string }
  | { kind: 'add'; id: string; text: string; section: string; after: string | null }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; by: -1 | 1 }
  | { kind: 'all'; id: string; sections: readonly Section[] }

/** The sections as they shall stand. What this build does not know of them is sent as it came. */
export function applied(sections: readonly Section[], edit: Edit): Saved[] {
  if (edit.kind === 'all') return edit.sections.map((section) => saved(section))
  return sections.map((section) => {
    const { kind, title, items } = saved(section)
    return { kind, title, items: changed(items, edit, kind) }
  })
}

/** What a sentence of a note says; null where there is none. */
export function sentenceIn({ summary }: Pick<Schemas['AiNote'], 'summary'>, id: string): string | null {
  return summary?.sections.flatMap(({ items }) => items).find((item) => item.id === id)?.text ?? null
}

function saved({ kind, title, items }: Section): Saved {
  return { kind, title, items: items.map(({ id, text }) => ({ id, text })) }
}

function changed(items: Saved['items'], edit: Exclude<Edit, { kind: 'all' }>, section: string): Saved['items'] {
  if (edit.kind === 'add') return edit.section === section ? added(items, edit) : items
  const place = items.findIndex(({ id }) => id === edit.id)
  const item = items[place]
  if (!item) return items
  if (edit.kind === 'write') return items.map((one) => (one === item ? { id: one.id, text: edit.text } : one))
  const others = items.filter((one) => one !== item)
  return edit.kind === 'remove' ? others : others.toSpliced(Math.max(0, place + edit.by), 0, item)
}

/** Behind the sentence that it goes on from; where that is gone, at the end. */
function added(items: Saved['items'], { id, text, after }: Extract<Edit, { kind: 'add' }>): Saved['items'] {
  const place = items.findIndex((item) => item.id === after)
  return items.toSpliced(place < 0 ? items.length : place + 1, 0, { id, text })
}
