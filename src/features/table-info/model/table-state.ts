import type { Schemas } from '@/api'

export type TableInfo = Schemas['TableInfo']

/**
 * The table dialog: closed, waiting for its table, or showing it. `closed` keeps nothing of what was open.
 */
export type TableState =
  { phase: 'closed' } | { phase: 'fetching'; tableId: string } | { phase: 'shown'; tableId: string; table: TableInfo }

export type Fetching = Extract<TableState, { phase: 'fetching' }>

export const closedTable: TableState = { phase: 'closed' }

export function isFetching(state: TableState): state is Fetching {
  return state.phase === 'fetching'
}

/** Begins anew, whatever was open: nothing of the table before may be seen again. */
export function open(_: TableState, { tableId }: { tableId: string }): TableState {
  return { phase: 'fetching', tableId }
}

export function show(state: TableState, table: TableInfo): TableState {
  return isFetching(state) ? { ...state, phase: 'shown', table } : state
}
