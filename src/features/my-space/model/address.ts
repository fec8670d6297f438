import type { WaitingKind } from '../api/my-space-queries'

/** The tabs of My Space, as they stand in the address and on the screen. */
export const mySpaceTabs = ['workflows', 'drafts', 'mentions', 'favourites', 'assigned-tasks', 'monitor-tasks'] as const

export type MySpaceTab = (typeof mySpaceTabs)[number]

/** The tab that the address names; undefined for one that there is not. */
export function tabOf(name: string | undefined): MySpaceTab | undefined {
  return mySpaceTabs.find((tab) => tab === name)
}

/** What the tab of workflows shows. */
export const shows = ['decide', 'acknowledge', 'answer', 'mine'] as const

export type Show = (typeof shows)[number]

/** What the address wants to see; an unknown word means what is to be decided. */
export function showOf(address: URLSearchParams): Show {
  return shows.find((show) => show === address.get('show')) ?? 'decide'
}

/** The kinds of things that a choice lists. */
export const kindsOf: Readonly<Record<Exclude<Show, 'mine'>, readonly WaitingKind[]>> = {
  decide: ['decision'],
  acknowledge: ['acknowledgement'],
  answer: ['answer', 'invitation'],
}

/** The orders of the favourites. */
export const sorts = ['saved', 'newest', 'title'] as const

export type Sort = (typeof sorts)[number]

/** The order that the address wants; an unknown word means the last one saved first. */
export function sortOf(address: URLSearchParams): Sort {
  return sorts.find((sort) => sort === address.get('sort')) ?? 'saved'
}
