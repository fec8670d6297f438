import { createEffect } from 'effector'
import { api, unwrap, type ApiError } from '@/api'
import type { Operation } from '../model/banner'

const one = (operationId: string) => ({ params: { path: { operationId } } })

/** Asks for the newest operation that the person has not acknowledged. `shown` is the one that the banner showed when it was asked. */
export const fetchLastUnreadFx = createEffect<{ shown: string | null }, Operation | null, ApiError>(
  async () => (await unwrap(api.GET('/internal/v2/communication/bulk-transitions/last-unread'))).operation,
)

/** Asks the server to leave alone what is left of an operation. */
export const abortFx = createEffect<string, Operation, ApiError>((operationId) =>
  unwrap(api.POST('/internal/v2/communication/bulk-transitions/{operationId}/abort', one(operationId))),
)

/** Tells the server that the person knows how the operation ended. */
export const markReadFx = createEffect<string, void, ApiError>(async (operationId) => {
  await unwrap(api.POST('/internal/v2/communication/bulk-transitions/{operationId}/mark-as-read', one(operationId)))
})
