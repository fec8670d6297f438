import { ToggleButton } from '@/design-system/ToggleButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Selection } from './use-selection'

/** Shows the boxes of a list on a phone, and hides them with what was chosen. */
export function SelectSwitch({ selection }: { selection: Selection }) {
  const { formatMessage } = useIntl()
  return (
    <ToggleButton variant="quiet" pressed={selection.isOn} onPressedChange={selection.switchOn}>
      {formatMessage(messages.choosePosts)}
    </ToggleButton>
  )
}
