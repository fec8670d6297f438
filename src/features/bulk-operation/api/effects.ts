import { createEffect } from 'effector'
import { api, unwrap, type ApiError } from '@/api'
import type { Operation } from '../model/operation'

/** Who asks. The epoch drops an answer that comes after that person signed out. */
type Asked = { userId: string; epoch: number }

/** `shown` is the operation that the banner showed when it was asked. */
export type LastUnreadQuery = Asked & { shown: string | null }

export type OperationCall = Asked & { operationId: string }

const one = ({ operationId }: OperationCall) => ({ params: { path: { operationId } } })

/** Asks for the newest operation that the person has not acknowledged. */
export const fetchLastUnreadFx = createEffect<LastUnreadQuery, Operation | null, ApiError>(
  async () => (await unwrap(api.GET('/internal/v2/communication/bulk-transitions/last-unread'))).operation,
)

/** Asks the server to leave alone what is left of an operation. */
export const abortFx = createEffect<OperationCall, Operation, ApiError>((act) =>
  unwrap(api.POST('/internal/v2/communication/bulk-transitions/{operationId}/abort', one(act))),
)

/** Tells the server that the person knows how the operation ended. */
export const markReadFx = createEffect<OperationCall, void, ApiError>(async (act) => {
  await unwrap(api.POST('/internal/v2/communication/bulk-transitions/{operationId}/mark-as-read', one(act)))
})
