import type { Schemas } from '@/api'
import type { TableSort } from '@/design-system/Table'
import type { AddressState } from '@/shared/address-state'
import { postSorts } from '@/shared/routes'
import type { PostListQuery } from './post-list-queries'

/** What is chosen above the posts of a community. */
export type PostsAddress = AddressState<'community-posts'>

/** What is chosen above its archive. */
export type ArchiveAddress = AddressState<'community-archive'>

type Sort = (typeof postSorts)[number]

/** The posts without anything that narrows them; the order stays. */
export const unfiltered = { state: '', by: '', tag: '', year: '', search: '' } satisfies Partial<PostsAddress>

/** The longest text that the server searches by. */
const longest = 200

/** What the address asks the server for; a year that is none is left out. */
export function queryOf({ search, sort, year, state, by, tag }: ArchiveAddress & Partial<PostsAddress>): PostListQuery {
  const words = search.trim().slice(0, longest)
  return {
    sort,
    ...(words && { search: words }),
    ...(/^(19[7-9]|[2-9]\d\d)\d$/.test(year) && { year: Number(year) }),
    ...(state && { stateId: state }),
    ...(by && { authorId: by }),
    ...(tag && { hashtagId: tag }),
  }
}

/** How many filters are set; the words are none. */
export function filterCount({ state, by, tag, year }: PostsAddress): number {
  return [state, by, tag, year].filter(Boolean).length
}

/** The order as the head of the table shows it. */
export function tableSortOf(sort: Sort): TableSort {
  const isFalling = sort.startsWith('-')
  return { column: isFalling ? sort.slice(1) : sort, direction: isFalling ? 'descending' : 'ascending' }
}

/** The order that the head of the table was asked for. */
export function sortOf({ column, direction }: TableSort): Sort {
  const name = direction === 'descending' ? `-${column}` : column
  return postSorts.find((sort) => sort === name) ?? postSorts[0]
}

/** When a post was last changed; of the archive when it came there. */
export function changedAt({ publication, editedAt, createdAt }: Schemas['PostSummary']): string {
  return publication?.archivedAt ?? editedAt ?? createdAt
}
