import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { detailMessages } from '../messages'

/** So many are named; the rest is a number. */
const named = 2

type AttachmentChipsProps = {
  attachments: readonly Schemas['AttachmentSummary'][]
  onOpen: (attachmentId: string) => void
}

/** The files that an entry tells of; each opens all of them large, beginning with itself. */
export function AttachmentChips({ attachments, onOpen }: AttachmentChipsProps) {
  const { formatMessage } = useIntl()
  const others = attachments.slice(named)
  const [firstOther] = others
  return (
    <>
      {attachments.slice(0, named).map(({ id, name, mimeType }) => (
        <Chip
          key={id}
          icon={<Icon of={mimeType.startsWith('image/') ? ImageIcon : PaperclipIcon} size="sm" />}
          onPress={() => onOpen(id)}
        >
          {name}
        </Chip>
      ))}
      {firstOther && (
        <Chip title={others.map(({ name }) => name).join(', ')} onPress={() => onOpen(firstOther.id)}>
          {formatMessage(detailMessages.moreAttachments, { count: others.length })}
        </Chip>
      )}
    </>
  )
}
