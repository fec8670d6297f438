import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, isApiError, unwrap } from '@/api'
import { TABLE_LOADING_DELAY_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import { reportError } from '@/shared/errors'
import {
  loadingBegan,
  loadingCancelled,
  loadingEnded,
  type OverlayRequest,
  overlayRequested,
  type OverlayRequestOf,
  overlaysDismissed,
  tipRequested,
} from '@/shared/overlays'
import { retryMessages } from '@/features/retry'
import { messages } from '../messages'
import { closedTable, isFetching, open, show, type TableState } from './table-state'

/** A table with its title. The epoch tells which opening asked. */
export const fetchTableFx = createEffect(({ tableId }: { epoch: number; tableId: string }) =>
  unwrap(api.GET('/internal/v2/communication/posts/data/tables/{tableId}', { params: { path: { tableId } } })),
)

/** What the loading layer calls this wait. */
const SUBJECT = 'table'

// What happens
const tableRequested = sample({ clock: overlayRequested, filter: asksForTable })
/** The person closed the dialog. */
export const closeClicked = createEvent()
const gaveUp = sample({ clock: loadingCancelled, filter: (subject) => subject === SUBJECT, fn: () => undefined })

// What is
export const $table = createStore<TableState>(closedTable, { serialize: 'ignore' })

// What follows
const delay = createDelay<{ epoch: number }>()
/** Of the table that is waited for; a late answer to another one is dropped. */
const { $epoch, current } = createEpoch([tableRequested, closeClicked, gaveUp, overlaysDismissed])
const tableFailed = sample({
  clock: fetchTableFx.fail,
  source: $epoch,
  fn: (epoch, { params, error }) => ({ error, tableId: params.tableId, awaited: params.epoch === epoch }),
})

$table
  .on(tableRequested, open)
  .on(current(fetchTableFx.done), (state, { result: table }) => show(state, table))
  .on(tableFailed, (state, { awaited }) => (awaited ? closedTable : state))
  .on([closeClicked, gaveUp, overlaysDismissed], () => closedTable)

sample({
  clock: tableRequested,
  source: $epoch,
  fn: (epoch, { tableId }) => ({ epoch, tableId }),
  target: fetchTableFx,
})

// Only what takes longer than a second covers the page; a quick table is simply there.
sample({
  clock: tableRequested,
  source: $epoch,
  fn: (epoch) => ({ ms: TABLE_LOADING_DELAY_MS, of: { epoch } }),
  target: delay.startFx,
})
sample({
  clock: current(delay.passed),
  source: $table,
  filter: isFetching,
  fn: () => ({ subject: SUBJECT, label: messages.opening, cancellable: true }),
  target: loadingBegan,
})
sample({ clock: $table.updates, fn: () => SUBJECT, target: loadingEnded })

/** The common handler hears of every failure, the person only of one that they still wait for. */
const reportFx = createEffect(({ error, awaited }: { error: Error; tableId: string; awaited: boolean }) => ({
  tell: !reportError(error, 'opening a table').repeat && awaited,
}))
sample({ clock: tableFailed, target: reportFx })
sample({
  clock: reportFx.done,
  filter: ({ result }) => result.tell,
  fn: ({ params: { error, tableId } }) => ({
    severity: 'error' as const,
    title: messages.failed,
    message: whyOf(error),
    actionCallbacks: [
      { label: retryMessages.tryAgain, onSelect: () => overlayRequested({ overlay: 'tableInfo', tableId }) },
    ],
  }),
  target: tipRequested,
})

function asksForTable(request: OverlayRequest): request is OverlayRequestOf<'tableInfo'> {
  return request.overlay === 'tableInfo'
}

function whyOf(error: Error) {
  if (isApiError(error) && error.kind === 'not-found') return messages.gone
  if (isApiError(error) && error.kind === 'forbidden') return messages.forbidden
  return messages.failedWhy
}
