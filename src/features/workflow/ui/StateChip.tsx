import type { Schemas } from '@/api'
import { StatusChip } from '@/design-system/StatusChip'
import { useIntl } from '@/shared/i18n'

/** A state of a workflow, in the colour that the organisation chose. */
export function StateChip({ state: { name, metadata } }: { state: Schemas['WorkflowState'] }) {
  const { formatName } = useIntl()
  return (
    <StatusChip color={metadata.styleColor} colorCode={metadata.styleColorCode}>
      {formatName(name)}
    </StatusChip>
  )
}
