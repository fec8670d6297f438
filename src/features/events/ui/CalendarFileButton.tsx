import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { DownloadIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { saveFile } from '@/shared/save-file'
import { calendarFile } from '../api/invitations'
import { messages } from '../messages'

/** Hands the event of a post to the person as a file for calendars. */
export function CalendarFileButton({ post: { id, number } }: { post: Pick<Schemas['PostSummary'], 'id' | 'number'> }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: () => calendarFile(id),
    onSuccess: (file) => saveFile(`${number}.ics`, file),
    onError: () => tip({ severity: 'error', title: messages.calendarFileFailed }),
  })
  return (
    <Button
      variant="plain"
      size="sm"
      icon={<Icon of={DownloadIcon} size="sm" />}
      busy={isPending}
      busyLabel={formatMessage(messages.downloading)}
      onClick={() => mutate()}
    >
      {formatMessage(messages.calendarFile)}
    </Button>
  )
}
