import type { Schemas } from '@/api'

export type TableInfo = Schemas['TableInfo']

/**
 * The table dialog: closed, waiting for its table, or showing it. Each opening has a ticket of its own, so that an answer
 * finds out whether anybody still waits for it. `closed` keeps nothing of what was open.
 */
export type TableState =
  | { phase: 'closed'; ticket: number }
  | { phase: 'fetching'; ticket: number; tableId: string }
  | { phase: 'shown'; ticket: number; tableId: string; table: TableInfo }

export type Fetching = Extract<TableState, { phase: 'fetching' }>

export const closedTable: TableState = { phase: 'closed', ticket: 0 }

export function isFetching(state: TableState): state is Fetching {
  return state.phase === 'fetching'
}

/** Whether this opening is the one that is waited for. */
export function isAwaited(state: TableState, { ticket }: { ticket: number }): state is Fetching {
  return isFetching(state) && state.ticket === ticket
}

/** Begins anew, whatever was open: nothing of the table before may be seen again. */
export function open({ ticket }: TableState, { tableId }: { tableId: string }): TableState {
  return { phase: 'fetching', ticket: ticket + 1, tableId }
}

export function show(state: TableState, { ticket, table }: { ticket: number; table: TableInfo }): TableState {
  return isAwaited(state, { ticket }) ? { ...state, phase: 'shown', table } : state
}

export function close({ ticket }: TableState): TableState {
  return { phase: 'closed', ticket }
}
