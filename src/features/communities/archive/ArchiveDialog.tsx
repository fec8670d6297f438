import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { MessageDialog } from '../ui/MessageDialog'
import { messages } from './messages'
import { archiveRefusal, useArchiveCommunity } from './use-archive-community'

export type ArchiveDialogProps = { community: Schemas['Community']; onClose: () => void }

/** As many letters as the contract takes. */
const longestNote = 200

/** Archives a community, with a reason that stands above it from then on. */
export function ArchiveDialog({ community, onClose }: ArchiveDialogProps) {
  const { formatMessage } = useIntl()
  const { archive } = useArchiveCommunity(community)
  return (
    <MessageDialog
      title={formatMessage(messages.title, { name: community.name })}
      label={formatMessage(messages.note)}
      longest={longestNote}
      send={formatMessage(messages.archive)}
      busy={archive.isPending}
      problem={archive.isError ? formatMessage(archiveRefusal(archive.error)) : null}
      onSend={(note) => archive.mutate(note, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{formatMessage(messages.text)}</Text>
    </MessageDialog>
  )
}
