import type { Schemas } from '../schemas.ts'
import type { VisibilityState } from '../state/facets.ts'
import { mayEdit } from '../views/publication.ts'
import { reachesOutside } from '../views/reading.ts'
import { readerView, visibilityTokenOf, visibilityView } from '../views/visibility.ts'
import { fits } from './fits.ts'
import type { PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const path = '/internal/v2/communication/posts/:postId/visibility'

/** Who can read a post, and why. */
export function visibilityRoutes(app: PortalApp): void {
  app.get(path, (call) => {
    const post = readablePost(call)
    return call.json<Schemas['PostVisibility']>(visibilityView(call.var.world.data, post, call.var.viewer))
  })
  app.put(path, async (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const post = readablePost(call)
    if (!mayEdit(data, post, viewer)) throw new Refusal(refusals.visibilityForbidden)
    const { scope, grants, occToken } = await call.req.json<Schemas['PostVisibilityChange']>()
    if (occToken !== visibilityTokenOf(post)) {
      const title = 'Who can read the post has changed in the meantime'
      throw new Refusal({ ...refusals.occConflict, title, current: visibilityView(data, post, viewer) })
    }
    const outside = grants.findIndex(({ subject }) => reachesOutside(data, post, subject))
    if (outside >= 0) {
      const code = 'grant-outside-community'
      throw invalid(`/grants/${outside}`, code, 'cannot read the community', code)
    }
    const visibility = {
      scope: scope as VisibilityState['scope'],
      grants: grants.map(({ subject, role }) => ({ subject, role: role as 'read' | 'edit' })),
      saves: (post.facets?.visibility?.saves ?? 0) + 1,
    }
    post.facets = { ...post.facets, visibility }
    return call.json<Schemas['PostVisibility']>(visibilityView(data, post, viewer))
  })
  app.get(`${path}/readers`, (call) => {
    const { data } = call.var.world
    const post = readablePost(call)
    const { search = '', pageSize, pageToken } = call.req.query()
    const all = [...data.people.values()]
      .map((person) => readerView(data, post, person))
      .filter(({ canRead, user }) => canRead && fits(user.fullName, search))
      .sort((one, other) => one.user.fullName.localeCompare(other.user.fullName))
    const from = pageToken === undefined ? 0 : readNumberToken('readers', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['PostReaderPage']>({
      readers: all.slice(from, from + size),
      nextPageToken: from + size < all.length ? makeToken('readers', from + size) : null,
    })
  })
  app.get(`${path}/readers/:userId`, (call) => {
    const { data } = call.var.world
    const post = readablePost(call)
    const person = found(data.people.get(call.req.param('userId')), refusals.userNotFound)
    return call.json<Schemas['PostReader']>(readerView(data, post, person))
  })
}
