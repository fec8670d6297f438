import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'
import { $table, closeClicked } from '../model/table'

const TableInfoDialog = loadable(() => import('./TableInfoDialog')).component('TableInfoDialog')

/** Mounted once. The dialog is loaded beside the first table, and shown when both are there. */
export function TableInfoOverlay() {
  const { state, onClose } = useUnit({ state: $table, onClose: closeClicked })
  if (state.phase !== 'shown') return null
  return (
    <Suspense>
      <TableInfoDialog key={state.tableId} table={state.table} onClose={onClose} />
    </Suspense>
  )
}
