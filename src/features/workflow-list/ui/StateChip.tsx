import type { Schemas } from '@/api'
import { StatusChip } from '@/design-system/StatusChip'

/** A state of a workflow, in the colour that the organisation chose. */
export function StateChip({ state: { name, metadata } }: { state: Schemas['WorkflowState'] }) {
  return (
    <StatusChip color={metadata.styleColor} colorCode={metadata.styleColorCode}>
      {name}
    </StatusChip>
  )
}
