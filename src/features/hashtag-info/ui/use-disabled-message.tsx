import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What a dialog says and offers where a community has switched its hashtags off. */
export function useDisabledMessage(onClose: () => void) {
  const { formatMessage } = useIntl()
  return {
    children: <Text tone="ink">{formatMessage(messages.disabled)}</Text>,
    footer: (
      <Button variant="primary" onClick={onClose}>
        {formatMessage(messages.understood)}
      </Button>
    ),
  }
}
