import { changeCatalog, deleteCatalog, makeCatalog } from '../actions/catalogs.ts'
import type { Schemas } from '../schemas.ts'
import { mostCatalogs, type CatalogState } from '../state/catalogs.ts'
import { folded } from '../state/folding.ts'
import { catalogsFor, catalogToken, catalogView, mayEditCatalogs, mayKnowCatalog } from '../views/catalogs.ts'
import { mayKnow } from '../views/communities.ts'
import { madeBefore, remember } from './idempotency.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const all = '/internal/v2/communication/catalogs'
const one = `${all}/:catalogId`

/** The catalogs that communities stand in, and their editing. */
export function catalogsRoutes(app: PortalApp): void {
  app.get(all, (call) => {
    const { world, viewer } = call.var
    return call.json<Schemas['CatalogList']>({
      catalogs: catalogsFor(world.data, viewer).map((catalog, place) =>
        catalogView(world.data, catalog, viewer, place),
      ),
      canEdit: mayEditCatalogs(viewer),
    })
  })

  app.post(all, async (call) => {
    const { world, viewer } = call.var
    allowed(mayEditCatalogs(viewer), refusals.catalogEditingForbidden)
    const { catalogs, catalogsByKey } = world.data
    const before = madeBefore(call, catalogsByKey)
    if (before) return answer(call, before, 201)
    const fields = await call.req.json<Schemas['CatalogFields']>()
    checkFields(call, fields)
    allowed(catalogs.length < mostCatalogs, refusals.catalogsFull)
    const catalog = makeCatalog(world, viewer, fields)
    remember(call, catalogsByKey, catalog)
    return answer(call, catalog, 201)
  })

  app.put(one, async (call) => {
    const catalog = editableCatalog(call)
    const { occToken, ...fields } = await call.req.json<Schemas['CatalogChange']>()
    checkToken(call, catalog, occToken)
    checkFields(call, fields, catalog)
    changeCatalog(call.var.world, catalog, call.var.viewer, fields)
    return answer(call, catalog)
  })

  app.delete(one, (call) => {
    const catalog = editableCatalog(call)
    checkToken(call, catalog, call.req.query('occToken') ?? '')
    deleteCatalog(call.var.world, catalog)
    return call.body(null, 204)
  })
}

/** The catalog that the path names, if the person may change it. */
function editableCatalog(call: Call): CatalogState {
  const { world, viewer } = call.var
  const catalog = found(
    world.data.catalogs.find(({ id }) => id === call.req.param('catalogId')),
    refusals.catalogNotFound,
  )
  allowed(mayKnowCatalog(world.data, catalog, viewer), refusals.catalogForbidden)
  allowed(mayEditCatalogs(viewer), refusals.catalogEditingForbidden)
  return catalog
}

function checkToken(call: Call, catalog: CatalogState, occToken: string): void {
  if (occToken === catalogToken(catalog)) return
  const current = catalogView(call.var.world.data, catalog, call.var.viewer)
  throw new Refusal({ ...refusals.occConflict, title: 'The catalog has changed in the meantime', current })
}

function checkFields(call: Call, { name, communityIds = [] }: Schemas['CatalogFields'], self?: CatalogState): void {
  const { world, viewer } = call.var
  // The name of one that the person may know nothing of is free: a refusal would tell that it is there.
  const others = catalogsFor(world.data, viewer).filter((other) => other !== self)
  allowed(!others.some((other) => folded(other.name) === folded(name.trim())), refusals.catalogNameTaken)
  for (const [index, id] of communityIds.entries()) {
    const community = world.data.communities.get(id)
    if (!community || !mayKnow(community, viewer))
      throw invalid(`/communityIds/${index}`, 'unknown', 'must be a community')
  }
}

function answer(call: Call, catalog: CatalogState, status: 200 | 201 = 200) {
  return call.json<Schemas['Catalog']>(catalogView(call.var.world.data, catalog, call.var.viewer), status)
}
