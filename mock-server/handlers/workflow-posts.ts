import type { Schemas } from '../schemas.ts'
import { stateSince } from '../state/records.ts'
import { folded } from '../state/folding.ts'
import { dueOf, postsInWorkflows, waitsFor, workflowPostView, type Placed } from '../views/workflow-posts.ts'
import { falling, filtered, orderBy, orderNamed, paged, rising, sorted } from './lists.ts'
import type { Call } from './portal-app.ts'

const byTitle = new Intl.Collator('en')

const orders = {
  longest: orderBy<Placed>(
    ({ post }) => post.id,
    rising(({ post }) => stateSince(post)),
  ),
  shortest: orderBy<Placed>(
    ({ post }) => post.id,
    falling(({ post }) => stateSince(post)),
  ),
  title: orderBy<Placed>(
    ({ post }) => post.id,
    rising(({ post }) => post.title, byTitle),
  ),
}

/** A page of posts in workflows, as the query of the request asks for it. */
export function workflowPostPage(call: Call): Schemas['WorkflowPostPage'] {
  const { world, viewer } = call.var
  const order = orderNamed(call, orders, 'longest')
  const all = sorted(narrowed(call), order)
  const { page, nextPageToken } = paged(call, all, { list: 'workflow-posts', order })
  const now = world.clock.now()
  return {
    posts: page.map((placed) => workflowPostView(world.data, placed, viewer, now)),
    totalCount: all.length,
    nextPageToken,
  }
}

function narrowed(call: Call): readonly Placed[] {
  const { world, viewer } = call.var
  const { scope = 'waiting', overTarget, search = '' } = call.req.query()
  const words = folded(search.trim())
  const now = world.clock.now()
  const inScope = postsInWorkflows(world.data, viewer).filter((placed) => {
    if (scope === 'authored') return placed.post.authorId === viewer.id
    return scope === 'all' || waitsFor(world.data, placed, viewer)
  })
  const chosen = filtered(call, inScope, {
    workflowId: ({ workflow }) => workflow.id,
    stateId: ({ state }) => state.id,
    communityId: ({ post }) => post.communityId,
    assigneeId: ({ post }) => assigneeIdOf(post.planning?.assignee) ?? 'none',
  })
  return chosen.filter((placed) => {
    const due = dueOf(placed)
    if (overTarget === 'true' && (due === null || now <= due)) return false
    return words === '' || folded(placed.post.title).includes(words)
  })
}

function assigneeIdOf(assignee: Schemas['Assignee'] | null | undefined): string | undefined {
  return assignee?.type === 'user' ? assignee.user.id : assignee?.group.id
}
