import { createEffect } from 'effector'
import { api, unwrap } from '@/api'

/** A table with its title. The epoch tells which opening asked. */
export const fetchTableFx = createEffect(({ tableId }: { epoch: number; tableId: string }) =>
  unwrap(api.GET('/internal/v2/communication/posts/data/tables/{tableId}', { params: { path: { tableId } } })),
)
