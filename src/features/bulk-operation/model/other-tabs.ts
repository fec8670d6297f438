import { sample } from 'effector'
import { invalidateFx } from '@/api'
import { $user } from '@/features/session'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { bulkQueries } from '../api/queries'
import type { News, Operation } from './banner'
import { answered, markedRead, newsHeard } from './bulk-operation'

type Told = Extract<TabMessage, { type: 'bulkOperation' }>

// What this tab tells the others: every answer, and what the person acknowledged here.
const told = sample({
  clock: [answered, markedRead.map(({ params }): News => ({ operation: null, shown: params.operationId }))],
  source: $user,
  filter: Boolean,
  fn: ({ id }, news) => ({ type: 'bulkOperation' as const, payload: { userId: id, ...news } }),
})
sample({ clock: told, target: broadcastFx })

// What the others tell this one.
/** Another tab of the same person told how the operation stands. */
const heardFromOtherTab = sample({
  clock: tabMessageReceived,
  source: $user,
  filter: (user, message) => message.type === 'bulkOperation' && message.payload.userId === user?.id,
  fn: (_, message): News => newsOf(message as Told),
})
sample({ clock: heardFromOtherTab, target: newsHeard })

// A report that is open somewhere reads it again.
sample({
  clock: newsHeard.filterMap(({ operation }) => operation?.operationId),
  fn: (operationId) => bulkQueries.operation(operationId).queryKey,
  target: invalidateFx,
})

/** Tabs carry the operation as the contract has it. */
function newsOf({ payload: { operation, shown } }: Told): News {
  return { operation: operation as Operation | null, shown }
}
