import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Dialog } from '@/design-system/Dialog'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PublishOptions } from './use-publication'

export type PublishChangeDialogProps = {
  busy: boolean
  onPublish: (options: PublishOptions) => void
  onClose: () => void
}

/** Asks once who hears of the change of a published post. */
export function PublishChangeDialog({ busy, onPublish, onClose }: PublishChangeDialogProps) {
  const { formatMessage } = useIntl()
  const [notify, setNotify] = useState(false)
  return (
    <Dialog
      size="sm"
      title={formatMessage(messages.publishChange)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={formatMessage(messages.publishing)}
            onClick={() => onPublish({ notify })}
          >
            {formatMessage(messages.publish)}
          </Button>
        </>
      }
    >
      <Checkbox label={formatMessage(messages.notify)} checked={notify} onCheckedChange={setNotify} />
    </Dialog>
  )
}
