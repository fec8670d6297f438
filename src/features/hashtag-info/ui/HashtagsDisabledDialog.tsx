import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type HashtagsDisabledDialogProps = { title: string; onClose: () => void }

/** Says that a community has switched its hashtags off. */
export function HashtagsDisabledDialog({ title, onClose }: HashtagsDisabledDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {formatMessage(messages.understood)}
        </Button>
      }
    >
      <Text tone="ink">{formatMessage(messages.disabled)}</Text>
    </Dialog>
  )
}
