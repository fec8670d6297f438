import type { operations } from '@/api'

type Query = NonNullable<operations['listAiNotes']['parameters']['query']>

/** Which notes are listed. */
export type NoteFilter = Omit<Query, 'pageSize' | 'pageToken'>

export const views = ['mine', 'shared'] as const
export const states = ['working', 'failed', 'ready'] as const
export const kinds = ['meeting', 'round', 'memo'] as const
export const reviews = ['unchecked', 'checked'] as const

/** What of the filters the address says, besides the tab. */
export const filterNames = ['state', 'kind', 'review', 'search'] as const

/** The tab that the address names. */
export function viewOf(address: URLSearchParams): (typeof views)[number] {
  return address.get('view') === 'shared' ? 'shared' : 'mine'
}

/** The filter that the address says; what it does not know is left out. */
export function filterOf(address: URLSearchParams): NoteFilter {
  const state = states.find((one) => one === address.get('state'))
  const review = reviews.find((one) => one === address.get('review'))
  const [kind, search] = [address.get('kind'), address.get('search')?.trim()]
  return {
    view: viewOf(address),
    ...(state && { state }),
    ...(review && { review }),
    ...(kind && { kind }),
    ...(search && { search }),
  }
}
