import { useIntl } from '@/shared/i18n'
import { detailMessages } from '../../detail-messages'
import type { NotificationKind } from '../../model/notification-kind'
import type { Notification } from '../../model/types'

/** Kinds whose text is the name of a file, shown as one. */
export const namesAFile: ReadonlySet<string> = new Set<NotificationKind>(['attachment-remove'])
/** Kinds whose text is the beginning of a post, not something that was said. */
const showsAnExcerpt: ReadonlySet<string> = new Set<NotificationKind>(['post-creation'])

/** What was written, in quotation marks where somebody said it; null where nothing was. */
export function useQuote({ descriptionPlainText: text, typeId }: Notification): string | null {
  const { formatMessage } = useIntl()
  if (!text || namesAFile.has(typeId)) return null
  return showsAnExcerpt.has(typeId) ? text : formatMessage(detailMessages.quote, { text })
}
