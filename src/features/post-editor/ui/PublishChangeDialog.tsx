import { useState } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { FormDialog } from '@/design-system/FormDialog'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type PublishChangeDialogProps = {
  busy: boolean
  onPublish: (options: Pick<Schemas['Publishing'], 'note' | 'substantive' | 'notify'>) => void
  onClose: () => void
}

/** Asks once what the change of a published post is, and who hears of it. */
export function PublishChangeDialog({ busy, onPublish, onClose }: PublishChangeDialogProps) {
  const { formatMessage } = useIntl()
  const [note, setNote] = useState('')
  const [substantive, setSubstantive] = useState(false)
  const [notify, setNotify] = useState(false)
  const written = note.trim()
  return (
    <FormDialog
      size="sm"
      title={formatMessage(messages.publishChange)}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(messages.publish)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={busy}
      busyLabel={formatMessage(messages.publishing)}
      onSubmit={() => onPublish({ substantive, notify, ...(written !== '' && { note: written }) })}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.note)}
        optionalLabel={formatMessage(messages.optional)}
        value={note}
        maxLength={200}
        onValueChange={setNote}
      />
      <Checkbox
        label={formatMessage(messages.substantive)}
        description={formatMessage(messages.substantiveHint)}
        checked={substantive}
        onCheckedChange={setSubstantive}
      />
      <Checkbox label={formatMessage(messages.notify)} checked={notify} onCheckedChange={setNotify} />
    </FormDialog>
  )
}
