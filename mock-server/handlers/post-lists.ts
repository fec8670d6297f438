import { postStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { dayIn } from '../state/tasks.ts'
import { timeZoneOf, userSummary } from '../views/people.ts'
import { hashtagSummary, standingComments } from '../views/posts.ts'
import { isStanding } from '../views/publication.ts'
import { fits } from './fits.ts'
import { falling, filtered, orderBy, rising, type Order } from './lists.ts'
import type { Call } from './portal-app.ts'

/** The most people and hashtags by which a list can be narrowed. */
const mostChoices = 100

const byName = new Intl.Collator('en', { sensitivity: 'base' })
const idOf = ({ id }: PostState) => id
const changedAt = ({ archivedAt, editedAt, createdAt }: PostState) => archivedAt ?? editedAt ?? createdAt

/** The orders of the posts of a community, by their names. */
export const orders = {
  number: orderBy(
    idOf,
    rising(({ number }: PostState) => number),
  ),
  '-number': orderBy(
    idOf,
    falling(({ number }: PostState) => number),
  ),
  title: orderBy(
    idOf,
    rising(({ title }: PostState) => title, byName),
  ),
  '-title': orderBy(
    idOf,
    falling(({ title }: PostState) => title, byName),
  ),
  comments: orderBy(idOf, rising(standingComments), falling(changedAt)),
  '-comments': orderBy(idOf, falling(standingComments), falling(changedAt)),
  changed: orderBy(idOf, rising(changedAt)),
  '-changed': orderBy(idOf, falling(changedAt)),
} satisfies Record<string, Order<PostState>>

/** A post as the lists of its own community have it: what rests with the community stands where it stood. */
export function asListed(post: PostState, communityId: string | undefined): PostState {
  return communityId !== undefined && post.archived && isStanding(post) ? { ...post, archived: false } : post
}

/** The posts that the query leaves of a list. */
export function narrowedPosts(call: Call, posts: readonly PostState[]): readonly PostState[] {
  const { search = '' } = call.req.query()
  const found = search.trim() === '' ? posts : posts.filter(({ number, title }) => fits(`${number} ${title}`, search))
  return filtered(call, found, {
    authorId: ({ authorId }) => authorId,
    stateId: ({ workflowState }) => workflowState?.id,
    hashtagId: ({ hashtagIds }) => hashtagIds,
    year: (post) => yearOf(call, post),
  })
}

/** By what a list can be narrowed. */
export function narrowingOf(call: Call, posts: readonly PostState[]): Schemas['PostNarrowing'] {
  const { data } = call.var.world
  const years = new Map<number, number>()
  for (const post of posts) {
    const year = Number(yearOf(call, post))
    years.set(year, (years.get(year) ?? 0) + 1)
  }
  const authorIds = new Set(posts.map(({ authorId }) => authorId))
  const hashtagIds = new Set(posts.flatMap((post) => post.hashtagIds))
  const stateIds = new Set(posts.map(({ workflowState }) => workflowState?.id))
  const authors = [...authorIds].map((id) => userSummary(data, id))
  const hashtags = [...hashtagIds].flatMap((id) => hashtagSummary(data, id) ?? [])
  return {
    years: [...years].map(([year, count]) => ({ year, count })).sort((one, other) => other.year - one.year),
    authors: authors
      .sort((one, other) => byName.compare(one.fullName ?? '', other.fullName ?? ''))
      .slice(0, mostChoices),
    states: Object.values(postStates).filter(({ id }) => stateIds.has(id)),
    hashtags: hashtags.sort((one, other) => byName.compare(one.name, other.name)).slice(0, mostChoices),
  }
}

/** The year in which a post was published, where its reader lives. */
function yearOf({ var: { viewer } }: Call, { createdAt }: PostState): string {
  return dayIn(createdAt, timeZoneOf(viewer)).slice(0, 4)
}
