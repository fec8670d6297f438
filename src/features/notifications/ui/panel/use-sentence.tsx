import type { ReactNode } from 'react'
import { useIntl } from '@/shared/i18n'
import { kindMessages } from '../../kind-messages'
import { attachmentsOf, authorsOf, editedPart } from '../../model/facts'
import type { Notification } from '../../model/types'
import { sentenceOf } from './sentences'

/** What happened, in one sentence. */
export function useSentence(notification: Notification): ReactNode {
  const { formatMessage, formatDate } = useIntl()
  const [author, ...others] = authorsOf(notification)
  const { post, task, community, typeId, id } = notification
  const due = task?.expiration?.zonedDatetime
  return sentenceOf(typeId, {
    typeId,
    id,
    author: author?.fullName ?? formatMessage(kindMessages.somebody),
    others: others.length,
    post: post?.title ?? formatMessage(kindMessages.aPost),
    task: task?.title ?? formatMessage(kindMessages.aTask),
    community: community?.name ?? null,
    date: due === undefined ? null : formatDate(due, dateAndTime),
    count: Math.max(1, attachmentsOf(notification).length),
    what: editedPart(notification),
    b: bold,
  })
}

const dateAndTime: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }

function bold(chunks: ReactNode[]): ReactNode {
  return <b>{chunks}</b>
}
