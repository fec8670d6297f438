import type { Schemas } from '@/api'
import { Diff } from '@/design-system/Diff'
import { StatusChip } from '@/design-system/StatusChip'
import { useSpoken } from './use-spoken'

type WorkflowState = Schemas['WorkflowState']

/** From one status to another; with an ellipsis where there were others between the first and the last. */
export function StatusTransition({ from, to, elided }: { from: WorkflowState; to: WorkflowState; elided: boolean }) {
  return <Diff before={chip(from)} after={chip(to)} elided={elided} spoken={useSpoken()} />
}

function chip({ name, metadata }: WorkflowState) {
  return (
    <StatusChip color={metadata.styleColor} colorCode={metadata.styleColorCode}>
      {name}
    </StatusChip>
  )
}
