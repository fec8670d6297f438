import { defineMessages, type RichPart } from '@/shared/i18n'

/** Who did it: the latest, and how many more. Names and titles stand in bold. */
type By = { author: string; others: number; b: RichPart }
type OnPost = By & { post: string }
type OnTask = By & { task: string }
/** What an edit changed: `dates`, `assignee`, `priority`, or `other` for several of them or none that is known. */
type Edited = { what: 'dates' | 'assignee' | 'priority' | 'other' }

/** What happened, one sentence for each kind of notification. */
export const kindMessages = defineMessages<{
  attachmentAdd: OnPost & { count: number }
  attachmentRemove: OnPost
  attachmentNewVersion: OnPost & { count: number }
  postAttachmentsEdit: OnPost
  comment: OnPost
  commentRemove: OnPost
  commentMention: By
  commentLike: OnPost
  postComment: OnPost
  commentReply: By
  statusChange: OnPost
  screenDataEdit: OnPost & Edited
  taskCreate: OnTask
  taskEdit: OnTask & Edited
  taskCopy: OnTask
  taskDelete: OnTask
  taskReminder: { task: string; b: RichPart }
  taskReminderWithDate: { task: string; date: string; b: RichPart }
  taskComment: OnTask
  taskMention: OnTask
  taskAssign: OnTask
  taskAttachment: OnTask & { count: number }
  taskReopened: OnTask
  taskClosed: OnTask
  taskDeleted: OnTask
  eventStaffInvitation: OnPost
  feedbackTaskStatusChange: OnTask
  postRemove: OnPost
  postCreation: OnPost
  postCreationInCommunity: OnPost & { community: string }
  activityAssigned: OnPost
  activityEdit: OnPost & Edited
  unknown: { typeId: string; id: string }
  somebody: void
  aPost: void
  aTask: void
}>({
  attachmentAdd: {
    id: 'notifications.kind.attachmentAdd',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} added {count, plural, one {an attachment} other {# attachments}} to <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  attachmentRemove: {
    id: 'notifications.kind.attachmentRemove',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b> removed an attachment} one {<b>{author}</b> and # other removed attachments} other {<b>{author}</b> and # others removed attachments}} from <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  attachmentNewVersion: {
    id: 'notifications.kind.attachmentNewVersion',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} added {count, plural, one {a new version of an attachment} other {new versions of # attachments}} to <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  postAttachmentsEdit: {
    id: 'notifications.kind.postAttachmentsEdit',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} edited the attachments of <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  comment: {
    id: 'notifications.kind.comment',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} commented on <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  commentRemove: {
    id: 'notifications.kind.commentRemove',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} removed a comment from <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  commentMention: {
    id: 'notifications.kind.commentMention',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b> mentioned you in a comment} one {<b>{author}</b> and # other mentioned you in comments} other {<b>{author}</b> and # others mentioned you in comments}}',
    description: 'Notification. {author} and so many others',
  },
  commentLike: {
    id: 'notifications.kind.commentLike',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b> likes} one {<b>{author}</b> and # other like} other {<b>{author}</b> and # others like}} your comment on <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  postComment: {
    id: 'notifications.kind.postComment',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} commented on your post <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is the title of a post of the reader',
  },
  commentReply: {
    id: 'notifications.kind.commentReply',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} replied to your comment',
    description: 'Notification. {author} and so many others',
  },
  statusChange: {
    id: 'notifications.kind.statusChange',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} changed the status of <b>{post}</b>',
    description: 'Notification; the old and the new status follow. {author} and so many others; {post} is a title',
  },
  screenDataEdit: {
    id: 'notifications.kind.screenDataEdit',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} {what, select, dates {edited the dates of <b>{post}</b>} assignee {changed who is responsible for <b>{post}</b>} priority {changed the priority of <b>{post}</b>} other {edited <b>{post}</b>}}',
    description: 'Notification; the old and the new values follow. {author} and so many others; {post} is a title',
  },
  taskCreate: {
    id: 'notifications.kind.taskCreate',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} created the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskEdit: {
    id: 'notifications.kind.taskEdit',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} {what, select, dates {edited the dates of the task <b>{task}</b>} assignee {changed who is responsible for the task <b>{task}</b>} priority {changed the priority of the task <b>{task}</b>} other {edited the task <b>{task}</b>}}',
    description: 'Notification; the old and the new values follow. {author} and so many others; {task} is a title',
  },
  taskCopy: {
    id: 'notifications.kind.taskCopy',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} copied the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskDelete: {
    id: 'notifications.kind.taskDelete',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} deleted the task <b>{task}</b>',
    description: 'Notification of the act. {author} and so many others; {task} is a title',
  },
  taskReminder: {
    id: 'notifications.kind.taskReminder',
    defaultMessage: 'The task <b>{task}</b> waits for you',
    description: 'Notification that reminds of a task without an end. {task} is a title',
  },
  taskReminderWithDate: {
    id: 'notifications.kind.taskReminderWithDate',
    defaultMessage: 'The task <b>{task}</b> is due: {date}',
    description: 'Notification that reminds of a task. {task} is a title, {date} a date and time',
  },
  taskComment: {
    id: 'notifications.kind.taskComment',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} commented on the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskMention: {
    id: 'notifications.kind.taskMention',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} mentioned you in the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskAssign: {
    id: 'notifications.kind.taskAssign',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} assigned you the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskAttachment: {
    id: 'notifications.kind.taskAttachment',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} added {count, plural, one {an attachment} other {# attachments}} to the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskReopened: {
    id: 'notifications.kind.taskReopened',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} reopened the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskClosed: {
    id: 'notifications.kind.taskClosed',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} closed the task <b>{task}</b>',
    description: 'Notification. {author} and so many others; {task} is a title',
  },
  taskDeleted: {
    id: 'notifications.kind.taskDeleted',
    defaultMessage:
      'The task <b>{task}</b> does not exist any more; it was deleted by {others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}}',
    description:
      'Notification of the result, unlike “deleted the task”. {author} and so many others; {task} is a title',
  },
  eventStaffInvitation: {
    id: 'notifications.kind.eventStaffInvitation',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} invited you to be on the staff of <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is the title of an event',
  },
  feedbackTaskStatusChange: {
    id: 'notifications.kind.feedbackTaskStatusChange',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} changed the status of the feedback task <b>{task}</b>',
    description: 'Notification; the old and the new status follow. {author} and so many others; {task} is a title',
  },
  postRemove: {
    id: 'notifications.kind.postRemove',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} removed <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  postCreation: {
    id: 'notifications.kind.postCreation',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} published <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  postCreationInCommunity: {
    id: 'notifications.kind.postCreationInCommunity',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} published <b>{post}</b> in {community}',
    description: 'Notification. {author} and so many others; {post} is a title, {community} a name',
  },
  activityAssigned: {
    id: 'notifications.kind.activityAssigned',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} assigned you the sub-activity <b>{post}</b>',
    description: 'Notification. {author} and so many others; {post} is a title',
  },
  activityEdit: {
    id: 'notifications.kind.activityEdit',
    defaultMessage:
      '{others, plural, =0 {<b>{author}</b>} one {<b>{author}</b> and # other} other {<b>{author}</b> and # others}} {what, select, dates {edited the dates of the sub-activity <b>{post}</b>} assignee {changed who is responsible for the sub-activity <b>{post}</b>} priority {changed the priority of the sub-activity <b>{post}</b>} other {edited the sub-activity <b>{post}</b>}}',
    description: 'Notification; the old and the new values follow. {author} and so many others; {post} is a title',
  },
  unknown: {
    id: 'notifications.kind.unknown',
    defaultMessage: 'Something this portal does not know yet: {typeId} ({id})',
    description: 'Notification of a kind that came after this version. {typeId} and {id} are technical names',
  },
  somebody: {
    id: 'notifications.kind.somebody',
    defaultMessage: 'Somebody',
    description: 'In place of the author of a notification whose name is not known',
  },
  aPost: {
    id: 'notifications.kind.aPost',
    defaultMessage: 'a post',
    description: 'In place of the title of a post that is not named, as in “commented on a post”',
  },
  aTask: {
    id: 'notifications.kind.aTask',
    defaultMessage: 'without a title',
    description: 'In place of the title of a task that is not named, as in “closed the task without a title”',
  },
})
