export { ApiError, concernsThePage, isApiError, type ApiErrorKind } from './api-error'
export { preloadSchemas } from './check-answer'
export { api, apiBaseUrl } from './client'
export { $queryClient, invalidateFx } from './invalidate'
export {
  messageFeedbackFeedbacks,
  notificationTypeIds,
  type MessageFeedbackFeedback,
  type NotificationTypeId,
} from './known-values.gen'
export { currentOf } from './current-of'
export { createQueryClient } from './query-client'
export type { operations, paths } from './schema.gen'
export type { Schemas } from './schemas'
export { renewSessionWith } from './session-gate'
export { onUnavailable } from './unavailable'
export { unwrap, unwrapFile } from './unwrap'
