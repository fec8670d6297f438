import { defineMessages, type RichPart } from '@/shared/i18n'

/** The panel around the list. */
export const messages = defineMessages<{
  title: void
  close: void
  settings: void
  onlyUnread: { count: number }
  markAll: void
  allMarked: void
  undo: void
  list: void
  loading: void
  loadMore: void
  loadingMore: void
  moreFailed: void
  failed: void
  failedWhy: void
  offlineWhy: void
  empty: void
  emptyWhy: void
  nothingUnread: void
  nothingUnreadWhy: void
  showAll: void
  today: void
  yesterday: void
  unread: void
  markRead: void
  gone: void
  notShown: void
  now: void
  minutes: { minutes: number }
  hours: { hours: number }
  notMarked: { count: number }
  notMarkedWhy: void
  leadsNowhere: void
  leadsNowhereWhy: void
}>({
  title: { id: 'notifications.title', defaultMessage: 'Notifications', description: 'Title of the panel' },
  settings: {
    id: 'notifications.settings',
    defaultMessage: 'Notification settings',
    description: 'Link of the panel',
  },
  close: { id: 'notifications.close', defaultMessage: 'Close notifications', description: 'Button of the panel' },
  onlyUnread: {
    id: 'notifications.onlyUnread',
    defaultMessage: 'Only unread ({count, number})',
    description: 'Switch that hides what was read; in brackets the number of unread notifications',
  },
  markAll: { id: 'notifications.markAll', defaultMessage: 'Mark all as read', description: 'Button of the panel' },
  allMarked: {
    id: 'notifications.allMarked',
    defaultMessage: 'All marked as read',
    description: 'Said for five seconds beside the Undo button',
  },
  undo: { id: 'notifications.undo', defaultMessage: 'Undo', description: 'Takes “Mark all as read” back' },
  list: { id: 'notifications.list', defaultMessage: 'Notifications, newest first', description: 'Names the list' },
  loading: { id: 'notifications.loading', defaultMessage: 'Loading notifications', description: 'For screen readers' },
  loadMore: { id: 'notifications.loadMore', defaultMessage: 'Load more', description: 'Button below the list' },
  loadingMore: {
    id: 'notifications.loadingMore',
    defaultMessage: 'Loading more notifications',
    description: 'For screen readers, while older notifications are on their way',
  },
  moreFailed: {
    id: 'notifications.moreFailed',
    defaultMessage: 'The older notifications did not load.',
    description: 'Stands below the list, above the button “Try again”',
  },
  failed: {
    id: 'notifications.failed',
    defaultMessage: 'The notifications did not load',
    description: 'Title in place of the list',
  },
  failedWhy: {
    id: 'notifications.failedWhy',
    defaultMessage: 'The server did not answer as it should. Nothing is lost.',
    description: 'Below “The notifications did not load”',
  },
  offlineWhy: {
    id: 'notifications.offlineWhy',
    defaultMessage: 'There seems to be no connection. They load by themselves when it is back.',
    description: 'Below “The notifications did not load”, when the device is offline',
  },
  empty: {
    id: 'notifications.empty',
    defaultMessage: 'Nothing has happened yet',
    description: 'Title of the empty list',
  },
  emptyWhy: {
    id: 'notifications.emptyWhy',
    defaultMessage: 'News about your posts, comments and tasks will come here.',
    description: 'Below “Nothing has happened yet”',
  },
  nothingUnread: {
    id: 'notifications.nothingUnread',
    defaultMessage: 'Nothing unread',
    description: 'Title of the empty list while only unread notifications are shown',
  },
  nothingUnreadWhy: {
    id: 'notifications.nothingUnreadWhy',
    defaultMessage: 'You have seen everything up to now.',
    description: 'Below “Nothing unread”',
  },
  showAll: {
    id: 'notifications.showAll',
    defaultMessage: 'Show all notifications',
    description: 'Button below “Nothing unread”; switches the filter off',
  },
  today: { id: 'notifications.today', defaultMessage: 'Today', description: 'Heading of a group' },
  yesterday: { id: 'notifications.yesterday', defaultMessage: 'Yesterday', description: 'Heading of a group' },
  unread: {
    id: 'notifications.unread',
    defaultMessage: 'Unread:',
    description: 'Read out by screen readers before an unread notification',
  },
  markRead: {
    id: 'notifications.markRead',
    defaultMessage: 'Mark as read',
    description: 'The dot beside a notification',
  },
  gone: {
    id: 'notifications.gone',
    defaultMessage: 'No longer available',
    description: 'On a notification whose post was removed or is closed to the reader',
  },
  notShown: {
    id: 'notifications.notShown',
    defaultMessage: 'This notification can’t be shown',
    description: 'In place of a notification that the server sent in a form that cannot be read',
  },
  now: { id: 'notifications.now', defaultMessage: 'now', description: 'When: less than a minute ago' },
  minutes: {
    id: 'notifications.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'When: so many minutes ago, as short as possible',
  },
  hours: {
    id: 'notifications.hours',
    defaultMessage: '{hours, number} h',
    description: 'When: so many hours ago, as short as possible',
  },
  notMarked: {
    id: 'notifications.notMarked',
    defaultMessage:
      '{count, plural, one {The notification was not marked as read} other {The notifications were not marked as read}}',
    description: 'Title of an error tip',
  },
  notMarkedWhy: {
    id: 'notifications.notMarkedWhy',
    defaultMessage: 'It could not be saved, so what was unread is unread again.',
    description: 'Below “The notification was not marked as read”',
  },
  leadsNowhere: {
    id: 'notifications.leadsNowhere',
    defaultMessage: 'This notification leads nowhere',
    description: 'Title of an error tip, when the server did not say which post a notification is about',
  },
  leadsNowhereWhy: {
    id: 'notifications.leadsNowhereWhy',
    defaultMessage: 'The post it is about is not named in it.',
    description: 'Below “This notification leads nowhere”',
  },
})

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
  ownWords: { title: string }
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
  ownWords: {
    id: 'notifications.kind.ownWords',
    defaultMessage: '{title}',
    description: 'A notification that the server words itself; only its title stands here',
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

/** The words of what changed, below the sentence of a notification. */
export const detailMessages = defineMessages<{
  from: void
  to: void
  start: void
  end: void
  assignee: void
  priority: void
  nobody: void
  noDate: void
  noPriority: void
  low: void
  normal: void
  high: void
  urgent: void
  quote: { text: string }
  moreAttachments: { count: number }
}>({
  from: { id: 'notifications.detail.from', defaultMessage: 'from', description: 'Read out before an old value' },
  to: { id: 'notifications.detail.to', defaultMessage: 'to', description: 'Read out before a new value' },
  start: { id: 'notifications.detail.start', defaultMessage: 'Start', description: 'Before the expected first day' },
  end: { id: 'notifications.detail.end', defaultMessage: 'End', description: 'Before the expected last day' },
  assignee: {
    id: 'notifications.detail.assignee',
    defaultMessage: 'Responsible',
    description: 'Before the old and the new person or group',
  },
  priority: {
    id: 'notifications.detail.priority',
    defaultMessage: 'Priority',
    description: 'Before the old and the new priority',
  },
  nobody: { id: 'notifications.detail.nobody', defaultMessage: 'nobody', description: 'Nobody is responsible' },
  noDate: { id: 'notifications.detail.noDate', defaultMessage: 'no date', description: 'No day is set' },
  noPriority: { id: 'notifications.detail.noPriority', defaultMessage: 'none', description: 'No priority is set' },
  low: { id: 'notifications.detail.low', defaultMessage: 'low', description: 'A priority' },
  normal: { id: 'notifications.detail.normal', defaultMessage: 'normal', description: 'A priority' },
  high: { id: 'notifications.detail.high', defaultMessage: 'high', description: 'A priority' },
  urgent: { id: 'notifications.detail.urgent', defaultMessage: 'urgent', description: 'A priority' },
  quote: {
    id: 'notifications.detail.quote',
    defaultMessage: '“{text}”',
    description: 'What somebody wrote, in the quotation marks of the language',
  },
  moreAttachments: {
    id: 'notifications.detail.moreAttachments',
    defaultMessage: '+{count, number}',
    description: 'After two attachments: so many more',
  },
})

/** The words around the pushes of the browser, all of them in the panel. */
export const pushMessages = defineMessages({
  toggle: {
    id: 'notifications.pushToggle',
    defaultMessage: 'Browser notifications',
    description: 'Name of a button in the panel that is pressed while the browser shows new notifications',
  },
  offer: {
    id: 'notifications.pushOffer',
    defaultMessage: 'Hear of news while you are elsewhere',
    description: 'Title of the question whether the browser shall show new notifications',
  },
  offerWhy: {
    id: 'notifications.pushOfferWhy',
    defaultMessage: 'Your browser can show new notifications while no page of the portal is in front.',
    description: 'Below “Hear of news while you are elsewhere”',
  },
  turnOn: {
    id: 'notifications.pushTurnOn',
    defaultMessage: 'Turn on',
    description: 'Button: lets the browser show new notifications; the browser then asks in its own words',
  },
  notNow: {
    id: 'notifications.pushNotNow',
    defaultMessage: 'Not now',
    description: 'Button: the browser shall not show notifications, and the question goes',
  },
  asking: {
    id: 'notifications.pushAsking',
    defaultMessage: 'Your browser asks you now',
    description: 'Title, while the question of the browser is open beside the page',
  },
  askingWhy: {
    id: 'notifications.pushAskingWhy',
    defaultMessage: 'Allow the notifications in its question, which is mostly near the address.',
    description: 'Below “Your browser asks you now”',
  },
  blocked: {
    id: 'notifications.pushBlocked',
    defaultMessage: 'Your browser blocks the notifications',
    description: 'Title: the person wants them, but the browser does not allow them for this portal',
  },
  blockedWhy: {
    id: 'notifications.pushBlockedWhy',
    defaultMessage:
      'Open the settings of this page at the left of the address, allow notifications there, and come back.',
    description: 'Below “Your browser blocks the notifications”: what to do',
  },
  withoutThem: {
    id: 'notifications.pushWithoutThem',
    defaultMessage: 'Do without',
    description: 'Button below the explanation that the browser blocks notifications: the explanation goes',
  },
})
