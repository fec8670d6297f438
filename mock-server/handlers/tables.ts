import type { Schemas } from '../schemas.ts'
import { postsWithTable } from '../views/tables.ts'
import type { PortalApp } from './portal-app.ts'
import { refusedPost } from './posts.ts'
import { allowed, found, refusals } from './refusals.ts'

/** Tables that posts refer to; each is read by those who can read a post that names it. */
export function tablesRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts/data/tables/:tableId', (call) => {
    const { world, viewer } = call.var
    const id = call.req.param('tableId')
    const { madeBy, ...table } = found(world.data.tables.get(id), refusals.tableNotFound)
    const refused = postsWithTable(world.data, id, viewer).map((post) => refusedPost(world.data, post, viewer))
    const readable = refused.length > 0 ? refused.includes(undefined) : madeBy === viewer.id
    // Of a post that is not out its tables do not exist either; one of a closed community is known to be there.
    allowed(readable || refused.includes(refusals.communityForbidden), refusals.tableNotFound)
    allowed(readable, refusals.communityForbidden)
    return call.json<Schemas['TableInfo']>(table)
  })
}
