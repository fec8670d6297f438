import { sample } from 'effector'
import { invalidateFx } from '@/api'
import { $userId, isSignedIn } from '@/features/session'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { bulkQueries } from '../api/queries'
import type { News } from './banner'
import type { Operation } from './operation'
import { ownNewsReceived, operationMarkedRead, newsReceived } from './bulk-operation'

type BulkMessage = Extract<TabMessage, { type: 'bulkOperation' }>

// Sent to the other tabs: every answer, and what was marked as read here.
const messageDue = sample({
  clock: [
    ownNewsReceived,
    operationMarkedRead.map(({ params }): News => ({ operation: null, shown: params.operationId })),
  ],
  source: $userId,
  filter: isSignedIn,
  fn: (userId, news) => ({ type: 'bulkOperation' as const, payload: { userId, ...news } }),
})
sample({ clock: messageDue, target: broadcastFx })

// Received from another tab of the same person.
const newsFromOtherTab = sample({
  clock: tabMessageReceived,
  source: $userId,
  filter: (userId, message) => message.type === 'bulkOperation' && message.payload.userId === userId,
  fn: (_, message): News => newsOf(message as BulkMessage),
})
sample({ clock: newsFromOtherTab, target: newsReceived })

// An open report reads the operation again.
sample({
  clock: newsReceived.filterMap(({ operation }) => operation?.operationId),
  fn: (operationId) => bulkQueries.operation(operationId).queryKey,
  target: invalidateFx,
})

/** Tabs carry the operation as the contract has it. */
function newsOf({ payload: { operation, shown } }: BulkMessage): News {
  return { operation: operation as Operation | null, shown }
}
