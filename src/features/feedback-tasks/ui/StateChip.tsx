import { StatusChip } from '@/design-system/StatusChip'
import { useIntl } from '@/shared/i18n'
import { stateLooks } from '../model/states'

/** How far an answer is; a state of a newer server as it calls it. */
export function StateChip({ state }: { state: string }) {
  const { formatMessage } = useIntl()
  const look = stateLooks[state]
  return <StatusChip color={look?.color ?? 'neutral'}>{look ? formatMessage(look.label) : state}</StatusChip>
}
