import { createEffect } from 'effector'
import { api, unwrap } from '@/api'

/** A table with its title. The ticket tells which opening asked. */
export const fetchTableFx = createEffect(({ tableId }: { ticket: number; tableId: string }) =>
  unwrap(api.GET('/internal/v2/communication/posts/data/tables/{tableId}', { params: { path: { tableId } } })),
)
