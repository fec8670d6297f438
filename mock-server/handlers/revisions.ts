import type { Schemas } from '../schemas.ts'
import type { RevisionState } from '../state/revisions.ts'
import { historyOf, revisionSummary, revisionView } from '../views/revisions.ts'
import { falling, orderBy, paged } from './lists.ts'
import type { PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, refusals } from './refusals.ts'

const base = '/internal/v2/communication/posts/:postId/revisions'

const newestFirst = orderBy(
  ({ revision }: RevisionState) => String(revision),
  falling(({ revision }) => revision),
)

/** The published texts of a post. */
export function revisionsRoutes(app: PortalApp): void {
  app.get(base, (call) => {
    const { data } = call.var.world
    const history = historyOf(readablePost(call))
    const { page, nextPageToken } = paged(call, history.toReversed(), { list: 'revisions', order: newestFirst })
    const revisions = page.map((state) => revisionSummary(data, state, history[history.indexOf(state) - 1]))
    return call.json<Schemas['PostRevisionPage']>({ revisions, nextPageToken })
  })

  app.get(`${base}/:revision`, (call) => {
    const history = historyOf(readablePost(call))
    const wanted = Number(call.req.param('revision'))
    const index = history.findIndex(({ revision }) => revision === wanted)
    const state = found(history[index], refusals.revisionNotFound)
    return call.json<Schemas['PostRevision']>(revisionView(call.var.world.data, state, history[index - 1]))
  })
}
