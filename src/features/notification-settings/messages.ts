import { defineMessages } from '@/shared/i18n'

/** What the page of notification settings says. */
export const messages = defineMessages<{
  title: void
  loading: void
  failed: void
  total: { stream: number; push: number; summary: number }
  what: void
  stream: void
  push: void
  summary: void
  cell: { what: string; channel: string }
  count: { count: number }
  asked: void
  byOrganisation: void
  needsStream: void
  changed: { count: number }
  reset: void
  resetTitle: void
  resetText: void
  cancel: void
  resetDone: void
  changeFailed: void
  cellFailed: { what: string; channel: string }
  waiting: void
  pauseTitle: void
  pause: void
  pauseOff: void
  pauseHalf: void
  pauseHour: void
  pauseTomorrow: void
  pausedUntil: { time: string }
  quietTitle: void
  quiet: void
  quietWhy: void
  from: void
  to: void
  nextDay: void
  days: void
  summaryTitle: void
  frequency: void
  never: void
  daily: void
  workdays: void
  weekly: void
  browserTitle: void
  groupMentions: void
  groupOwn: void
  groupFollowed: void
  groupTasks: void
  groupEvents: void
  groupOther: void
  commentMention: void
  taskMention: void
  commentReply: void
  postComment: void
  commentLike: void
  postCreation: void
  postRemove: void
  postAttachmentsEdit: void
  comment: void
  commentRemove: void
  attachmentAdd: void
  attachmentRemove: void
  attachmentNewVersion: void
  statusChange: void
  screenDataEdit: void
  taskAssign: void
  taskReminder: void
  taskCreate: void
  taskEdit: void
  taskCopy: void
  taskDelete: void
  taskDeleted: void
  taskComment: void
  taskAttachment: void
  taskReopened: void
  taskClosed: void
  activityAssigned: void
  activityEdit: void
  eventStaffInvitation: void
  feedbackTaskStatusChange: void
  other: void
}>({
  title: {
    id: 'notificationSettings.title',
    defaultMessage: 'Notification settings',
    description: 'Title of the page',
  },
  loading: { id: 'notificationSettings.loading', defaultMessage: 'Loading settings', description: 'Read out' },
  failed: {
    id: 'notificationSettings.failed',
    defaultMessage: 'Couldn’t load the settings',
    description: 'In place of the page',
  },
  total: {
    id: 'notificationSettings.total',
    defaultMessage:
      'In four weeks you would get {stream} in the portal, {push} as push and {summary} in the email summary.',
    description: 'Above the table: what the settings mean',
  },
  what: { id: 'notificationSettings.what', defaultMessage: 'What happens', description: 'Heading of a column' },
  stream: {
    id: 'notificationSettings.stream',
    defaultMessage: 'Portal',
    description: 'Heading of a column: the list of notifications',
  },
  push: {
    id: 'notificationSettings.push',
    defaultMessage: 'Push',
    description: 'Heading of a column: notifications of the browser',
  },
  summary: {
    id: 'notificationSettings.summary',
    defaultMessage: 'Email',
    description: 'Heading of a column: the summary by mail',
  },
  cell: {
    id: 'notificationSettings.cell',
    defaultMessage: '{what}: {channel}',
    description: 'Read out for a box of the table',
  },
  count: {
    id: 'notificationSettings.count',
    defaultMessage: '{count, plural, one {# in 4 weeks} other {# in 4 weeks}}',
    description: 'How often something happened',
  },
  asked: {
    id: 'notificationSettings.asked',
    defaultMessage: 'Always in the portal: this is asked of you by name.',
    description: 'Why a box can’t be changed',
  },
  byOrganisation: {
    id: 'notificationSettings.byOrganisation',
    defaultMessage: 'Set by your organisation.',
    description: 'Why a box can’t be changed',
  },
  needsStream: {
    id: 'notificationSettings.needsStream',
    defaultMessage: 'Push needs the notification in the portal.',
    description: 'Why the box for push can’t be changed',
  },
  changed: {
    id: 'notificationSettings.changed',
    defaultMessage:
      '{count, plural, one {# setting differs from the default} other {# settings differ from the default}}',
    description: 'Below the table',
  },
  reset: {
    id: 'notificationSettings.reset',
    defaultMessage: 'Use defaults',
    description: 'Button: everything as the organisation has it',
  },
  resetTitle: {
    id: 'notificationSettings.resetTitle',
    defaultMessage: 'Use the defaults for everything?',
    description: 'Question',
  },
  resetText: {
    id: 'notificationSettings.resetText',
    defaultMessage: 'Your choices, quiet hours and pause will be lost.',
    description: 'Below that question',
  },
  cancel: { id: 'notificationSettings.cancel', defaultMessage: 'Cancel', description: 'Button' },
  resetDone: { id: 'notificationSettings.resetDone', defaultMessage: 'The defaults apply again', description: 'Tip' },
  changeFailed: {
    id: 'notificationSettings.changeFailed',
    defaultMessage: 'Couldn’t save the change, so it was undone',
    description: 'Tip',
  },
  cellFailed: {
    id: 'notificationSettings.cellFailed',
    defaultMessage: 'Couldn’t save “{what}: {channel}”, so it was undone',
    description: 'Tip',
  },
  waiting: {
    id: 'notificationSettings.waiting',
    defaultMessage: 'You’re offline. Your changes will be saved when you’re back.',
    description: 'While there is no network',
  },
  pauseTitle: { id: 'notificationSettings.pauseTitle', defaultMessage: 'Pause', description: 'Heading' },
  pause: {
    id: 'notificationSettings.pause',
    defaultMessage: 'Pause push notifications',
    description: 'Names the choice: for how long no push is shown',
  },
  pauseOff: { id: 'notificationSettings.pauseOff', defaultMessage: 'Not paused', description: 'Choice' },
  pauseHalf: { id: 'notificationSettings.pauseHalf', defaultMessage: 'For 30 minutes', description: 'Choice' },
  pauseHour: { id: 'notificationSettings.pauseHour', defaultMessage: 'For 1 hour', description: 'Choice' },
  pauseTomorrow: {
    id: 'notificationSettings.pauseTomorrow',
    defaultMessage: 'Until tomorrow, 08:00',
    description: 'Choice',
  },
  pausedUntil: {
    id: 'notificationSettings.pausedUntil',
    defaultMessage: 'Paused until {time}',
    description: 'Choice that stands for a pause that runs',
  },
  quietTitle: { id: 'notificationSettings.quietTitle', defaultMessage: 'Quiet hours', description: 'Heading' },
  quiet: {
    id: 'notificationSettings.quiet',
    defaultMessage: 'No push notifications at certain hours',
    description: 'Switch',
  },
  quietWhy: {
    id: 'notificationSettings.quietWhy',
    defaultMessage: 'Notifications still arrive in the portal.',
    description: 'Below that switch',
  },
  from: { id: 'notificationSettings.from', defaultMessage: 'From', description: 'Before a time of day' },
  to: { id: 'notificationSettings.to', defaultMessage: 'To', description: 'Before a time of day' },
  nextDay: { id: 'notificationSettings.nextDay', defaultMessage: 'The next day', description: 'Below the second time' },
  days: { id: 'notificationSettings.days', defaultMessage: 'Days', description: 'Names the days of the week' },
  summaryTitle: { id: 'notificationSettings.summaryTitle', defaultMessage: 'Email summary', description: 'Heading' },
  frequency: { id: 'notificationSettings.frequency', defaultMessage: 'How often', description: 'Names the choice' },
  never: { id: 'notificationSettings.never', defaultMessage: 'Never', description: 'Choice' },
  daily: { id: 'notificationSettings.daily', defaultMessage: 'Every day', description: 'Choice' },
  workdays: { id: 'notificationSettings.workdays', defaultMessage: 'Workdays', description: 'Choice' },
  weekly: { id: 'notificationSettings.weekly', defaultMessage: 'Every week', description: 'Choice' },
  browserTitle: { id: 'notificationSettings.browserTitle', defaultMessage: 'This browser', description: 'Heading' },
  groupMentions: {
    id: 'notificationSettings.groupMentions',
    defaultMessage: 'Mentions and replies',
    description: 'Group of kinds',
  },
  groupOwn: { id: 'notificationSettings.groupOwn', defaultMessage: 'My posts', description: 'Group of kinds' },
  groupFollowed: {
    id: 'notificationSettings.groupFollowed',
    defaultMessage: 'Posts I follow',
    description: 'Group of kinds',
  },
  groupTasks: { id: 'notificationSettings.groupTasks', defaultMessage: 'Tasks', description: 'Group of kinds' },
  groupEvents: {
    id: 'notificationSettings.groupEvents',
    defaultMessage: 'Activities, events, feedback',
    description: 'Group of kinds',
  },
  groupOther: {
    id: 'notificationSettings.groupOther',
    defaultMessage: 'Everything else',
    description: 'Group of kinds',
  },
  commentMention: {
    id: 'notificationSettings.commentMention',
    defaultMessage: 'You are mentioned in a comment',
    description: 'A kind of notification',
  },
  taskMention: {
    id: 'notificationSettings.taskMention',
    defaultMessage: 'You are mentioned in a task',
    description: 'A kind of notification',
  },
  commentReply: {
    id: 'notificationSettings.commentReply',
    defaultMessage: 'Replies to my comments',
    description: 'A kind of notification',
  },
  postComment: {
    id: 'notificationSettings.postComment',
    defaultMessage: 'Comments on my posts',
    description: 'A kind of notification',
  },
  commentLike: {
    id: 'notificationSettings.commentLike',
    defaultMessage: 'Likes of my comments',
    description: 'A kind of notification',
  },
  postCreation: {
    id: 'notificationSettings.postCreation',
    defaultMessage: 'New posts',
    description: 'A kind of notification',
  },
  postRemove: {
    id: 'notificationSettings.postRemove',
    defaultMessage: 'Removed posts',
    description: 'A kind of notification',
  },
  postAttachmentsEdit: {
    id: 'notificationSettings.postAttachmentsEdit',
    defaultMessage: 'Changes to the files of a post',
    description: 'A kind of notification',
  },
  comment: {
    id: 'notificationSettings.comment',
    defaultMessage: 'New comments',
    description: 'A kind of notification',
  },
  commentRemove: {
    id: 'notificationSettings.commentRemove',
    defaultMessage: 'Removed comments',
    description: 'A kind of notification',
  },
  attachmentAdd: {
    id: 'notificationSettings.attachmentAdd',
    defaultMessage: 'New files',
    description: 'A kind of notification',
  },
  attachmentRemove: {
    id: 'notificationSettings.attachmentRemove',
    defaultMessage: 'Removed files',
    description: 'A kind of notification',
  },
  attachmentNewVersion: {
    id: 'notificationSettings.attachmentNewVersion',
    defaultMessage: 'New versions of files',
    description: 'A kind of notification',
  },
  statusChange: {
    id: 'notificationSettings.statusChange',
    defaultMessage: 'Changes of status',
    description: 'A kind of notification',
  },
  screenDataEdit: {
    id: 'notificationSettings.screenDataEdit',
    defaultMessage: 'Changes to the data of a post',
    description: 'A kind of notification',
  },
  taskAssign: {
    id: 'notificationSettings.taskAssign',
    defaultMessage: 'Tasks assigned to me',
    description: 'A kind of notification',
  },
  taskReminder: {
    id: 'notificationSettings.taskReminder',
    defaultMessage: 'Reminders',
    description: 'A kind of notification',
  },
  taskCreate: {
    id: 'notificationSettings.taskCreate',
    defaultMessage: 'New tasks',
    description: 'A kind of notification',
  },
  taskEdit: {
    id: 'notificationSettings.taskEdit',
    defaultMessage: 'Changed tasks',
    description: 'A kind of notification',
  },
  taskCopy: {
    id: 'notificationSettings.taskCopy',
    defaultMessage: 'Copied tasks',
    description: 'A kind of notification',
  },
  taskDelete: {
    id: 'notificationSettings.taskDelete',
    defaultMessage: 'Tasks deleted from my posts',
    description: 'A kind of notification',
  },
  taskDeleted: {
    id: 'notificationSettings.taskDeleted',
    defaultMessage: 'Deleted tasks',
    description: 'A kind of notification',
  },
  taskComment: {
    id: 'notificationSettings.taskComment',
    defaultMessage: 'Comments on tasks',
    description: 'A kind of notification',
  },
  taskAttachment: {
    id: 'notificationSettings.taskAttachment',
    defaultMessage: 'Files of tasks',
    description: 'A kind of notification',
  },
  taskReopened: {
    id: 'notificationSettings.taskReopened',
    defaultMessage: 'Reopened tasks',
    description: 'A kind of notification',
  },
  taskClosed: {
    id: 'notificationSettings.taskClosed',
    defaultMessage: 'Completed tasks',
    description: 'A kind of notification',
  },
  activityAssigned: {
    id: 'notificationSettings.activityAssigned',
    defaultMessage: 'Activities assigned to me',
    description: 'A kind of notification',
  },
  activityEdit: {
    id: 'notificationSettings.activityEdit',
    defaultMessage: 'Changed activities',
    description: 'A kind of notification',
  },
  eventStaffInvitation: {
    id: 'notificationSettings.eventStaffInvitation',
    defaultMessage: 'Invitations to events',
    description: 'A kind of notification',
  },
  feedbackTaskStatusChange: {
    id: 'notificationSettings.feedbackTaskStatusChange',
    defaultMessage: 'Progress of my feedback',
    description: 'A kind of notification',
  },
  other: {
    id: 'notificationSettings.other',
    defaultMessage: 'Other notifications',
    description: 'A kind of notification: whatever has no row of its own',
  },
})

/** How much of a community reaches the person. */
export const levelMessages = defineMessages<{
  title: void
  allAlike: void
  levelsWhy: void
  all: void
  addressed: void
  none: void
  levelOf: { name: string }
  untilOf: { name: string }
  until: { time: string }
  forHour: void
  forDay: void
  forWeek: void
  forMonth: void
  forEver: void
  mute: void
  choose: void
  levelFailed: { name: string }
}>({
  title: { id: 'notificationLevels.title', defaultMessage: 'Communities', description: 'Heading' },
  allAlike: {
    id: 'notificationLevels.allAlike',
    defaultMessage: 'All communities follow the table above.',
    description: 'Where no community has a level of its own',
  },
  levelsWhy: {
    id: 'notificationLevels.levelsWhy',
    defaultMessage: 'What’s asked of you by name stays in the portal, whatever you choose here.',
    description: 'Above the list of communities',
  },
  all: { id: 'notificationLevels.all', defaultMessage: 'Everything', description: 'Level of a community' },
  addressed: {
    id: 'notificationLevels.addressed',
    defaultMessage: 'Mentions only',
    description: 'Level of a community: mentions, replies, reminders',
  },
  none: { id: 'notificationLevels.none', defaultMessage: 'Muted', description: 'Level of a community' },
  levelOf: {
    id: 'notificationLevels.levelOf',
    defaultMessage: '{name}: what reaches you',
    description: 'Names the choice of a level',
  },
  untilOf: {
    id: 'notificationLevels.untilOf',
    defaultMessage: '{name}: until when',
    description: 'Names the choice of an end',
  },
  until: { id: 'notificationLevels.until', defaultMessage: 'Until {time}', description: 'Choice that runs' },
  forHour: { id: 'notificationLevels.forHour', defaultMessage: 'For 1 hour', description: 'Choice' },
  forDay: { id: 'notificationLevels.forDay', defaultMessage: 'For 1 day', description: 'Choice' },
  forWeek: { id: 'notificationLevels.forWeek', defaultMessage: 'For 1 week', description: 'Choice' },
  forMonth: { id: 'notificationLevels.forMonth', defaultMessage: 'For 1 month', description: 'Choice' },
  forEver: { id: 'notificationLevels.forEver', defaultMessage: 'Until I change it', description: 'Choice' },
  mute: {
    id: 'notificationLevels.mute',
    defaultMessage: 'Mute a community',
    description: 'Names the choice of a community',
  },
  choose: { id: 'notificationLevels.choose', defaultMessage: 'Choose a community', description: 'In that choice' },
  levelFailed: {
    id: 'notificationLevels.levelFailed',
    defaultMessage: 'Couldn’t change the notifications of {name}',
    description: 'Tip',
  },
})
