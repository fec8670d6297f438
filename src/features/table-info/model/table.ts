import { createEffect, createEvent, createStore, sample } from 'effector'
import { isApiError } from '@/api'
import { TABLE_LOADING_DELAY_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import { reportError } from '@/shared/errors'
import { overlayRequested, tipRequested, type OverlayRequest, type OverlayRequestOf } from '@/shared/overlays'
import { overlaysDismissed } from '@/shared/overlays/dismiss'
import { loadingBegan, loadingCancelled, loadingEnded } from '@/shared/overlays/loading'
import { fetchTableFx } from '../api/effects'
import { messages } from '../messages'
import { close, closedTable, isAwaited, isFetching, open, show, type TableState } from './table-state'

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
const delay = createDelay<{ ticket: number }>()
const tableFailed = sample({
  clock: fetchTableFx.fail,
  source: $table,
  fn: (state, { params, error }) => ({ error, tableId: params.tableId, awaited: isAwaited(state, params) }),
})

$table
  .on(tableRequested, open)
  .on(fetchTableFx.done, (state, { params: { ticket }, result: table }) => show(state, { ticket, table }))
  .on(tableFailed, (state, { awaited }) => (awaited ? close(state) : state))
  .on([closeClicked, gaveUp, overlaysDismissed], close)

sample({
  clock: tableRequested,
  source: $table,
  filter: isFetching,
  fn: ({ ticket, tableId }) => ({ ticket, tableId }),
  target: fetchTableFx,
})

// Only what takes longer than a second covers the page; a quick table is simply there.
sample({
  clock: tableRequested,
  source: $table,
  fn: ({ ticket }) => ({ ms: TABLE_LOADING_DELAY_MS, of: { ticket } }),
  target: delay.startFx,
})
sample({
  clock: delay.passed,
  source: $table,
  filter: isAwaited,
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
      { label: messages.tryAgain, onSelect: () => overlayRequested({ overlay: 'tableInfo', tableId }) },
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
