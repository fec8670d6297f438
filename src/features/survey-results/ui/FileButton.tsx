import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { DownloadIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { saveFile } from '@/shared/save-file'
import { answersFile } from '../api/results-calls'
import { messages } from '../messages'

/** All sets of answers, for a spreadsheet. */
export function FileButton({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const download = useMutation({
    mutationFn: () => answersFile(postId),
    onSuccess: (file) => saveFile(`survey-${postId}.csv`, file),
    onError: () => tip({ severity: 'error', title: messages.fileFailed }),
  })
  return (
    <Button icon={<Icon of={DownloadIcon} size="sm" />} busy={download.isPending} onClick={() => download.mutate()}>
      {formatMessage(messages.file)}
    </Button>
  )
}
