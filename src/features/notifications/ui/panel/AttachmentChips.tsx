import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { detailMessages } from '../../detail-messages'

/** So many are named; the rest is a number. */
const named = 2

/** The files that an entry tells of. */
export function AttachmentChips({ attachments }: { attachments: readonly Schemas['AttachmentSummary'][] }) {
  const { formatMessage } = useIntl()
  const others = attachments.slice(named)
  return (
    <>
      {attachments.slice(0, named).map(({ id, name, mimeType }) => (
        <Chip key={id} icon={<Icon of={mimeType.startsWith('image/') ? ImageIcon : PaperclipIcon} size="sm" />}>
          {name}
        </Chip>
      ))}
      {others.length > 0 && (
        <Chip title={others.map(({ name }) => name).join(', ')}>
          {formatMessage(detailMessages.moreAttachments, { count: others.length })}
        </Chip>
      )}
    </>
  )
}
