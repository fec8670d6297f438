import type { Schemas } from '../schemas.ts'
import { stateSince } from '../state/records.ts'
import { dueOf, postsInWorkflows, waitsFor, workflowPostView, type Placed } from '../views/workflow-posts.ts'
import type { Call } from './portal-app.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'
import { figureFilter } from './workflow-post-filters.ts'

/** A page of posts in workflows, as the query of the request asks for it. */
export function workflowPostPage(call: Call): Schemas['WorkflowPostPage'] {
  const { world, viewer } = call.var
  const now = world.clock.now()
  const { pageSize, pageToken, sort = 'longest' } = call.req.query()
  const wanted = filterOf(call, now)
  const all = postsInWorkflows(world.data, viewer)
    .filter(wanted)
    .sort(orders[sort] ?? orders['longest'])
  const from = pageToken === undefined ? 0 : readNumberToken('workflow-posts', pageToken, 'pageToken')
  const size = pageSizeOf(pageSize)
  return {
    posts: all.slice(from, from + size).map((placed) => workflowPostView(world.data, placed, viewer, now)),
    totalCount: all.length,
    nextPageToken: from + size < all.length ? makeToken('workflow-posts', from + size) : null,
  }
}

const orders: Record<string, (one: Placed, other: Placed) => number> = {
  longest: (one, other) => stateSince(one.post) - stateSince(other.post),
  shortest: (one, other) => stateSince(other.post) - stateSince(one.post),
  title: (one, other) => one.post.title.localeCompare(other.post.title),
}

function filterOf(call: Call, now: number): (placed: Placed) => boolean {
  const { world, viewer } = call.var
  const { scope = 'waiting', workflowId, stateId, communityId, overTarget, search = '' } = call.req.query()
  const words = plain(search)
  const counted = figureFilter(call)
  return (placed) => {
    const { post, workflow, state } = placed
    if (workflowId !== undefined && workflow.id !== workflowId) return false
    if (stateId !== undefined && state.id !== stateId) return false
    if (communityId !== undefined && post.communityId !== communityId) return false
    if (words !== '' && !plain(post.title).includes(words)) return false
    const due = dueOf(placed)
    if (overTarget === 'true' && (due === null || now <= due)) return false
    if (!counted(placed)) return false
    if (scope === 'authored') return post.authorId === viewer.id
    return scope === 'all' || waitsFor(world.data, placed, viewer)
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
