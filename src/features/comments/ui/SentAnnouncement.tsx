import { useUnit } from 'effector-react'

import { deltaText } from '@/design-system/RichText'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { $outbox } from '../model/outbox'

/** Announces a saved comment to screen readers, with its first words to tell two in a row apart. */
export function SentAnnouncement({ postId }: { postId: string }) {
  const intl = useIntl()
  const outbox = useUnit($outbox)
  const last = outbox.findLast((entry) => entry.postId === postId && entry.phase === 'sent')
  const text = last?.phase === 'sent' ? deltaText(last.comment.content).slice(0, 80) : null
  return <VisuallyHidden role="status">{text !== null && intl.formatMessage(messages.sent, { text })}</VisuallyHidden>
}
