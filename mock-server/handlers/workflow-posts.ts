import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { stateSince } from '../state/records.ts'
import { folded } from '../state/folding.ts'
import type { World } from '../state/world.ts'
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
  const inScope = postsFiltered(world, viewer, { scope: scopeNamed(scope), overTarget: overTarget === 'true', search })
  return filtered(call, inScope, valuesOf)
}

const valuesOf = {
  workflowId: ({ workflow }: Placed) => workflow.id,
  stateId: ({ state }: Placed) => state.id,
  communityId: ({ post }: Placed) => post.communityId,
  assigneeId: ({ post }: Placed) => assigneeIdOf(post.planning?.assignee) ?? 'none',
}

/** The posts in workflows that a filter leaves, those that have been in their state for longest first. */
export function postsFiltered(world: World, viewer: Person, filter: Schemas['WorkflowPostFilter']): readonly Placed[] {
  const { scope, overTarget, search = '', ...ids } = filter
  const words = folded(search.trim())
  const now = world.clock.now()
  const left = postsInWorkflows(world.data, viewer).filter((placed) => {
    const { post } = placed
    if (scope === 'authored' && post.authorId !== viewer.id) return false
    if (scope === 'waiting' && !waitsFor(world.data, placed, viewer)) return false
    const due = dueOf(placed)
    if (overTarget && (due === null || now <= due)) return false
    if (words !== '' && !folded(post.title).includes(words)) return false
    return idNames.every((name) => ids[name] === undefined || ids[name] === valuesOf[name](placed))
  })
  return sorted(left, orders.longest)
}

const idNames = ['workflowId', 'stateId', 'communityId', 'assigneeId'] as const

function scopeNamed(name: string): Schemas['WorkflowPostFilter']['scope'] {
  return name === 'authored' || name === 'all' ? name : 'waiting'
}

function assigneeIdOf(assignee: Schemas['Assignee'] | null | undefined): string | undefined {
  return assignee?.type === 'user' ? assignee.user.id : assignee?.group.id
}
