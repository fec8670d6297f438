import type { ReactNode } from 'react'
import { Message, type RichPart } from '@/shared/i18n'
import { kindMessages as words } from '../../kind-messages'
import type { Edited } from '../../model/facts'
import { isKnownKind, type NotificationKind } from '../../model/notification-kind'

/** Everything that a sentence may name; each takes what it needs. */
export type SentenceFacts = {
  typeId: string
  id: string
  author: string
  others: number
  post: string
  task: string
  community: string | null
  date: string | null
  count: number
  what: Edited
  b: RichPart
}

type Sentence = (facts: SentenceFacts) => ReactNode

/** One sentence for each kind; a kind that came after this build says its technical names. */
export function sentenceOf(typeId: string, facts: SentenceFacts): ReactNode {
  return isKnownKind(typeId) ? sentences[typeId](facts) : <Message of={words.unknown} values={facts} />
}

const sentences: Record<NotificationKind, Sentence> = {
  'attachment-add': (facts) => <Message of={words.attachmentAdd} values={facts} />,
  'attachment-remove': (facts) => <Message of={words.attachmentRemove} values={facts} />,
  'attachment-new-version': (facts) => <Message of={words.attachmentNewVersion} values={facts} />,
  'post-attachments-edit': (facts) => <Message of={words.postAttachmentsEdit} values={facts} />,
  comment: (facts) => <Message of={words.comment} values={facts} />,
  'comment-remove': (facts) => <Message of={words.commentRemove} values={facts} />,
  'comment-mention': (facts) => <Message of={words.commentMention} values={facts} />,
  'comment-like': (facts) => <Message of={words.commentLike} values={facts} />,
  'post-comment': (facts) => <Message of={words.postComment} values={facts} />,
  'comment-reply': (facts) => <Message of={words.commentReply} values={facts} />,
  'status-change': (facts) => <Message of={words.statusChange} values={facts} />,
  'screen-data-edit': (facts) => <Message of={words.screenDataEdit} values={facts} />,
  'task-create': (facts) => <Message of={words.taskCreate} values={facts} />,
  'task-edit': (facts) => <Message of={words.taskEdit} values={facts} />,
  'task-copy': (facts) => <Message of={words.taskCopy} values={facts} />,
  'task-delete': (facts) => <Message of={words.taskDelete} values={facts} />,
  'task-reminder': ({ date, ...facts }) =>
    date === null ? (
      <Message of={words.taskReminder} values={facts} />
    ) : (
      <Message of={words.taskReminderWithDate} values={{ ...facts, date }} />
    ),
  'task-comment': (facts) => <Message of={words.taskComment} values={facts} />,
  'task-mention': (facts) => <Message of={words.taskMention} values={facts} />,
  'task-assign': (facts) => <Message of={words.taskAssign} values={facts} />,
  'task-attachment': (facts) => <Message of={words.taskAttachment} values={facts} />,
  'task-reopened': (facts) => <Message of={words.taskReopened} values={facts} />,
  'task-closed': (facts) => <Message of={words.taskClosed} values={facts} />,
  'task-deleted': (facts) => <Message of={words.taskDeleted} values={facts} />,
  'event-staff-invitation': (facts) => <Message of={words.eventStaffInvitation} values={facts} />,
  'feedback-task-status-change': (facts) => <Message of={words.feedbackTaskStatusChange} values={facts} />,
  'post-remove': (facts) => <Message of={words.postRemove} values={facts} />,
  'post-creation': ({ community, ...facts }) =>
    community === null ? (
      <Message of={words.postCreation} values={facts} />
    ) : (
      <Message of={words.postCreationInCommunity} values={{ ...facts, community }} />
    ),
  'activity-assigned': (facts) => <Message of={words.activityAssigned} values={facts} />,
  'activity-edit': (facts) => <Message of={words.activityEdit} values={facts} />,
}
