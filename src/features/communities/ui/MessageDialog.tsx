import { type ReactNode, useState } from 'react'
import { FormDialog } from '@/design-system/FormDialog'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type MessageDialogProps = {
  title: string
  /** What to know before it is sent. */
  children?: ReactNode
  label: string
  /** As many letters as the contract takes. */
  longest?: number
  send: string
  busy: boolean
  /** Why it was not sent; the text stays. */
  problem: string | null
  onSend: (message: string | undefined) => void
  onClose: () => void
}

/** Something that is said with a few words of one's own, which may be left out. */
export function MessageDialog({
  title,
  children,
  label,
  longest = 300,
  send,
  busy,
  problem,
  onSend,
  onClose,
}: MessageDialogProps) {
  const { formatMessage } = useIntl()
  const [message, setMessage] = useState('')
  return (
    <FormDialog
      size="sm"
      title={title}
      closeLabel={formatMessage(messages.close)}
      // What was typed is not lost by a press beside the dialog.
      closesOutside={message === ''}
      submitLabel={send}
      cancelLabel={formatMessage(messages.cancel)}
      busy={busy}
      problem={problem}
      onSubmit={() => onSend(message.trim() || undefined)}
      onClose={onClose}
    >
      {children}
      <TextArea
        label={label}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={longest}
        value={message}
        onValueChange={setMessage}
      />
    </FormDialog>
  )
}
