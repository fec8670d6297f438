import type { Schemas } from '../schemas.ts'
import type { PortalApp } from './portal-app.ts'
import { found, refusals } from './refusals.ts'

/** Tables that posts refer to. */
export function tablesRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts/data/tables/:tableId', (call) =>
    call.json<Schemas['TableInfo']>(
      found(call.var.world.data.tables.get(call.req.param('tableId')), refusals.tableNotFound),
    ),
  )
}
