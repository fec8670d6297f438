import type { MessageDescriptor, PortalIntl, RichPart } from '@/shared/i18n'
import { detailMessages, kindMessages as words } from './messages'
import {
  attachmentsOf,
  authorsOf,
  type EditedField,
  editedField,
  isKnownKind,
  type Notification,
  type NotificationKind,
} from './notification'

/** Everything that a sentence may name; each takes what it needs. */
export type SentenceFacts = {
  typeId: string
  id: string
  author: string
  others: number
  post: string
  task: string
  title: string
  community: string | null
  date: string | null
  count: number
  what: EditedField
  b: RichPart
}

/** Makes a sentence of a message: one to draw for the panel, plain text for a push. */
export type Say<Said> = <Values extends Partial<SentenceFacts>>(of: MessageDescriptor<Values>, values: Values) => Said

type Sentence = <Said>(facts: SentenceFacts, say: Say<Said>) => Said

/** One sentence for each kind; a kind that came after this build says its technical names. */
export function sentenceOf<Said>(notification: Notification, intl: PortalIntl, b: RichPart, say: Say<Said>): Said {
  const { typeId, routerLink, title } = notification
  const facts = factsOf(notification, intl, b)
  // What leads to an address of the server's own is also said in its words.
  if (routerLink !== undefined && title) return say(words.ownWords, facts)
  return isKnownKind(typeId) ? sentences[typeId](facts, say) : say(words.unknown, facts)
}

/** Kinds whose text is the name of a file, shown as one. */
export const namesAFile: ReadonlySet<string> = new Set<NotificationKind>(['attachment-remove'])
/** Kinds whose text is the beginning of a post, not something that was said. */
const showsAnExcerpt: ReadonlySet<string> = new Set<NotificationKind>(['post-creation'])

/** What was written, in quotation marks where it was said by a person; null where nothing was. */
export function quoteOf({ descriptionPlainText: text, typeId }: Notification, intl: PortalIntl): string | null {
  if (!text || namesAFile.has(typeId)) return null
  return showsAnExcerpt.has(typeId) ? text : intl.formatMessage(detailMessages.quote, { text })
}

function factsOf(
  notification: Notification,
  { formatMessage, formatDate, formatName }: PortalIntl,
  b: RichPart,
): SentenceFacts {
  const [author, ...others] = authorsOf(notification)
  const { post, task, community, typeId, id } = notification
  const due = task?.expiration?.zonedDatetime
  return {
    typeId,
    id,
    author: author ? formatName(author.fullName) : formatMessage(words.somebody),
    others: others.length,
    post: post ? formatName(post.title) : formatMessage(words.aPost),
    task: task ? formatName(task.title) : formatMessage(words.aTask),
    title: notification.title ?? '',
    community: community ? formatName(community.name) : null,
    date: due === undefined ? null : formatDate(due, dateAndTime),
    count: Math.max(1, attachmentsOf(notification).length),
    what: editedField(notification),
    b,
  }
}

const dateAndTime: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }

const sentences: Record<NotificationKind, Sentence> = {
  'attachment-add': (facts, say) => say(words.attachmentAdd, facts),
  'attachment-remove': (facts, say) => say(words.attachmentRemove, facts),
  'attachment-new-version': (facts, say) => say(words.attachmentNewVersion, facts),
  'post-attachments-edit': (facts, say) => say(words.postAttachmentsEdit, facts),
  comment: (facts, say) => say(words.comment, facts),
  'comment-remove': (facts, say) => say(words.commentRemove, facts),
  'comment-mention': (facts, say) => say(words.commentMention, facts),
  'comment-like': (facts, say) => say(words.commentLike, facts),
  'post-comment': (facts, say) => say(words.postComment, facts),
  'comment-reply': (facts, say) => say(words.commentReply, facts),
  'status-change': (facts, say) => say(words.statusChange, facts),
  'screen-data-edit': (facts, say) => say(words.screenDataEdit, facts),
  'task-create': (facts, say) => say(words.taskCreate, facts),
  'task-edit': (facts, say) => say(words.taskEdit, facts),
  'task-copy': (facts, say) => say(words.taskCopy, facts),
  'task-delete': (facts, say) => say(words.taskDelete, facts),
  'task-reminder': ({ date, ...facts }, say) =>
    date === null ? say(words.taskReminder, facts) : say(words.taskReminderWithDate, { ...facts, date }),
  'task-comment': (facts, say) => say(words.taskComment, facts),
  'task-mention': (facts, say) => say(words.taskMention, facts),
  'task-assign': (facts, say) => say(words.taskAssign, facts),
  'task-attachment': (facts, say) => say(words.taskAttachment, facts),
  'task-reopened': (facts, say) => say(words.taskReopened, facts),
  'task-closed': (facts, say) => say(words.taskClosed, facts),
  'task-deleted': (facts, say) => say(words.taskDeleted, facts),
  'event-staff-invitation': (facts, say) => say(words.eventStaffInvitation, facts),
  'feedback-task-status-change': (facts, say) => say(words.feedbackTaskStatusChange, facts),
  'post-remove': (facts, say) => say(words.postRemove, facts),
  'post-creation': ({ community, ...facts }, say) =>
    community === null ? say(words.postCreation, facts) : say(words.postCreationInCommunity, { ...facts, community }),
  'activity-assigned': (facts, say) => say(words.activityAssigned, facts),
  'activity-edit': (facts, say) => say(words.activityEdit, facts),
}
