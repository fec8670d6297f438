import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import { useNotNeeded } from '../api/use-task-act'
import { detailMessages as messages } from '../messages'

/** Closes a task that nobody needs any more, with a reason where there is one. */
export function NotNeededForm({ taskId, onDone }: { taskId: string; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const [note, setNote] = useState('')
  const { mutate, isPending } = useNotNeeded(taskId)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate(note.trim() || null, { onSuccess: onDone })
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={formatMessage(messages.whyNotNeeded)}
          optionalLabel={formatMessage(messages.optional)}
          maxLength={500}
          minRows={2}
          value={note}
          onValueChange={setNote}
        />
        <Stack direction="row" gap={2}>
          <Button
            type="submit"
            variant="primary"
            size="sm"
            busy={isPending}
            busyLabel={formatMessage(messages.sending)}
          >
            {formatMessage(messages.closeNotNeeded)}
          </Button>
          <Button size="sm" onClick={onDone}>
            {formatMessage(messages.cancel)}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
