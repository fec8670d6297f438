import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { belongsTo, communityView, mayRead } from '../views/communities.ts'
import type { PortalApp } from './portal-app.ts'
import { allowed, found, refusals } from './refusals.ts'

/** Communities, the catalogs they stand in, and the person's homes. */
export function communitiesRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/communities', (call) => {
    const { world, viewer } = call.var
    const own = [...world.data.communities.values()].filter((community) => belongsTo(community, viewer))
    return call.json<Schemas['CommunityList']>({
      communities: own.map((community) => communityView(world.data, community, viewer)),
    })
  })

  app.get('/internal/v2/communication/communities/:communityId', (call) => {
    const { world, viewer } = call.var
    const community = found(world.data.communities.get(call.req.param('communityId')), refusals.communityNotFound)
    allowed(mayRead(community, viewer), refusals.communityForbidden)
    return call.json<Schemas['Community']>(communityView(world.data, community, viewer))
  })

  app.get('/internal/v2/communication/catalogs', (call) =>
    call.json<Schemas['CatalogList']>({ catalogs: call.var.world.data.installation.catalogs }),
  )

  app.get('/internal/v2/homes', (call) =>
    call.json<Schemas['HomeList']>({ homes: personalOf(call.var.world.data, call.var.viewer.id).homes }),
  )
}
