import type { Schemas } from '../schemas.ts'
import { readerView, visibilityView } from '../views/visibility.ts'
import type { PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, refusals } from './refusals.ts'

const path = '/internal/v2/communication/posts/:postId/visibility'

/** Who can read a post, and why. */
export function visibilityRoutes(app: PortalApp): void {
  app.get(path, (call) => call.json<Schemas['PostVisibility']>(visibilityView(call.var.world.data, readablePost(call))))
  app.get(`${path}/readers/:userId`, (call) => {
    const { data } = call.var.world
    const post = readablePost(call)
    const person = found(data.people.get(call.req.param('userId')), refusals.userNotFound)
    return call.json<Schemas['PostReader']>(readerView(data, post, person))
  })
}
