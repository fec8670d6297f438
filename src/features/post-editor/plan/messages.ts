import { defineMessages } from '@/shared/i18n'

/** When a post goes out, and what the person has not published yet. */
export const planMessages = defineMessages<{
  publication: void
  when: void
  now: void
  later: void
  day: void
  time: void
  timeMissing: void
  timeTooEarly: void
  timeTooLate: void
  archiveOn: void
  optional: void
  archiveHint: void
  clear: void
  archivePast: void
  archiveTooEarly: void
  schedule: void
  draftStates: void
  draftsAll: void
  draftsNew: void
  draftsScheduled: void
  stateEdit: void
  stateDraft: void
  stateFailed: void
  draftsFailed: void
  loadingDrafts: void
  draftsEmpty: void
  draftsEmptyText: void
  untitled: void
  unscheduled: void
  tooLate: void
  failedOther: void
  failedForbidden: void
  chooseCommunity: void
  unschedule: void
  yourTime: { zone: string }
  stateScheduled: { time: string }
  changedAgo: { time: string }
  continue: { title: string }
  publishIt: { title: string }
  tryAgainIt: { title: string }
  unscheduleIt: { title: string }
  discardIt: { title: string }
  timeSkipped: { time: string; moved: string }
  timeTwice: { time: string }
  timeFirst: { time: string }
  timeSecond: { time: string }
  publishNow: void
  scheduleFor: void
  publishOptions: void
  scheduleFailed: void
  unscheduledText: void
  unscheduleFailed: void
  tooLateText: void
  goesOut: { time: string }
  wentOut: void
  stillHere: void
  changedElsewhere: void
  draftsTitle: void
  noneOfState: void
  noneOfStateText: void
  showAll: void
  more: void
}>({
  publication: {
    id: 'postEditor.plan.publication',
    defaultMessage: 'Publication',
    description: 'Heading of the settings of when a post goes out',
  },
  when: {
    id: 'postEditor.plan.when',
    defaultMessage: 'When it is published',
    description: 'Names the choice between now and later',
  },
  now: {
    id: 'postEditor.plan.now',
    defaultMessage: 'Now',
    description: 'Choice of when to publish',
  },
  later: {
    id: 'postEditor.plan.later',
    defaultMessage: 'Scheduled',
    description: 'Choice of when to publish',
  },
  day: {
    id: 'postEditor.plan.day',
    defaultMessage: 'Day',
    description: 'Names the field for a day',
  },
  time: {
    id: 'postEditor.plan.time',
    defaultMessage: 'Time',
    description: 'Names the field for a time of day',
  },
  timeMissing: {
    id: 'postEditor.plan.timeMissing',
    defaultMessage: 'Choose a day and a time',
    description: 'Why a post cannot be scheduled',
  },
  timeTooEarly: {
    id: 'postEditor.plan.timeTooEarly',
    defaultMessage: 'Choose a time at least two minutes from now',
    description: 'Why a post cannot be scheduled',
  },
  timeTooLate: {
    id: 'postEditor.plan.timeTooLate',
    defaultMessage: 'Choose a time within a year',
    description: 'Why a post cannot be scheduled',
  },
  archiveOn: {
    id: 'postEditor.plan.archiveOn',
    defaultMessage: 'Archive on',
    description: 'Field: the day on which the post goes to the archive',
  },
  optional: {
    id: 'postEditor.plan.optional',
    defaultMessage: 'optional',
    description: 'Beside the name of a field that may stay empty',
  },
  archiveHint: {
    id: 'postEditor.plan.archiveHint',
    defaultMessage: 'Comments and answers close then. You can bring the post back.',
    description: 'Below that field',
  },
  clear: {
    id: 'postEditor.plan.clear',
    defaultMessage: 'Clear',
    description: 'Button of a field: empties it',
  },
  archivePast: {
    id: 'postEditor.plan.archivePast',
    defaultMessage: 'Choose a day after today',
    description: 'Error below that field',
  },
  archiveTooEarly: {
    id: 'postEditor.plan.archiveTooEarly',
    defaultMessage: 'Archive the post after the day it is published',
    description: 'In the list of what to look at before publishing',
  },
  schedule: {
    id: 'postEditor.plan.schedule',
    defaultMessage: 'Schedule',
    description: 'Button that plans the publication of a post',
  },
  draftStates: {
    id: 'postEditor.plan.draftStates',
    defaultMessage: 'Which drafts',
    description: 'Names the choices above the list of drafts, for screen readers',
  },
  draftsAll: {
    id: 'postEditor.plan.draftsAll',
    defaultMessage: 'All',
    description: 'Choice above the list of drafts',
  },
  draftsNew: {
    id: 'postEditor.plan.draftsNew',
    defaultMessage: 'New posts',
    description: 'Choice above the list of drafts: posts that were never published',
  },
  draftsScheduled: {
    id: 'postEditor.plan.draftsScheduled',
    defaultMessage: 'Scheduled',
    description: 'Choice above the list of drafts',
  },
  stateEdit: {
    id: 'postEditor.plan.stateEdit',
    defaultMessage: 'Unpublished changes',
    description: 'Kind of a draft',
  },
  stateDraft: {
    id: 'postEditor.plan.stateDraft',
    defaultMessage: 'Draft',
    description: 'Kind of a draft',
  },
  stateFailed: {
    id: 'postEditor.plan.stateFailed',
    defaultMessage: 'Not published',
    description: 'Kind of a draft whose schedule failed',
  },
  draftsFailed: {
    id: 'postEditor.plan.draftsFailed',
    defaultMessage: 'Couldn’t load drafts',
    description: 'Where the list of drafts cannot be shown',
  },
  loadingDrafts: {
    id: 'postEditor.plan.loadingDrafts',
    defaultMessage: 'Loading drafts',
    description: 'Read out while the list of drafts loads',
  },
  draftsEmpty: {
    id: 'postEditor.plan.draftsEmpty',
    defaultMessage: 'No drafts',
    description: 'Where a person has no drafts',
  },
  draftsEmptyText: {
    id: 'postEditor.plan.draftsEmptyText',
    defaultMessage: 'What you write is saved here until you publish it.',
    description: 'Where a person has no drafts',
  },
  untitled: {
    id: 'postEditor.plan.untitled',
    defaultMessage: 'Untitled',
    description: 'Stands for the title of a draft without one',
  },
  unscheduled: {
    id: 'postEditor.plan.unscheduled',
    defaultMessage: 'Back in your drafts',
    description: 'Tip after a post was taken from its schedule',
  },
  tooLate: {
    id: 'postEditor.plan.tooLate',
    defaultMessage: 'It has just been published',
    description: 'Tip when a post could not be taken from its schedule',
  },
  failedOther: {
    id: 'postEditor.plan.failedOther',
    defaultMessage: 'Something was missing when its time came. Open it and publish again.',
    description: 'Why a schedule failed',
  },
  failedForbidden: {
    id: 'postEditor.plan.failedForbidden',
    defaultMessage: 'You can no longer post in this community. Choose another one and publish again.',
    description: 'Why a schedule failed',
  },
  chooseCommunity: {
    id: 'postEditor.plan.chooseCommunity',
    defaultMessage: 'Choose another community',
    description:
      'Button on a scheduled post that could not go out because its community is closed; opens it in the editor',
  },
  unschedule: {
    id: 'postEditor.plan.unschedule',
    defaultMessage: 'Unschedule',
    description: 'Takes a post from its schedule',
  },
  yourTime: {
    id: 'postEditor.plan.yourTime',
    defaultMessage: 'Your time zone: {zone}',
    description: 'Below the time of a schedule',
  },
  stateScheduled: {
    id: 'postEditor.plan.stateScheduled',
    defaultMessage: 'Scheduled for {time}',
    description: 'Kind of a draft; {time} is a day and a time',
  },
  changedAgo: {
    id: 'postEditor.plan.changedAgo',
    defaultMessage: 'Changed {time}',
    description: 'When a draft was last changed; {time} is a day and a time',
  },
  continue: {
    id: 'postEditor.plan.continue',
    defaultMessage: 'Continue writing “{title}”',
    description: 'Opens a draft',
  },
  publishIt: {
    id: 'postEditor.plan.publishIt',
    defaultMessage: 'Publish “{title}”',
    description: 'Publishes a draft',
  },
  tryAgainIt: {
    id: 'postEditor.plan.tryAgainIt',
    defaultMessage: 'Try again to publish “{title}”',
    description: 'For screen readers: publishes a post whose schedule failed',
  },
  unscheduleIt: {
    id: 'postEditor.plan.unscheduleIt',
    defaultMessage: 'Unschedule “{title}”',
    description: 'Takes a post from its schedule',
  },
  discardIt: {
    id: 'postEditor.plan.discardIt',
    defaultMessage: 'Discard “{title}”',
    description: 'Deletes a draft',
  },
  timeSkipped: {
    id: 'postEditor.plan.timeSkipped',
    defaultMessage: 'The clocks skip {time} that day: it goes out at {moved}.',
    description: 'Below the field for a time that does not exist when the clocks go forward',
  },
  timeTwice: {
    id: 'postEditor.plan.timeTwice',
    defaultMessage: '{time} comes twice that day',
    description: 'Names the choice between a time before and after the clocks go back',
  },
  timeFirst: {
    id: 'postEditor.plan.timeFirst',
    defaultMessage: 'First {time}',
    description: 'One of the two times',
  },
  timeSecond: {
    id: 'postEditor.plan.timeSecond',
    defaultMessage: 'Second {time}',
    description: 'One of the two times',
  },
  publishNow: {
    id: 'postEditor.plan.publishNow',
    defaultMessage: 'Publish now',
    description: 'In the menu beside the button that publishes',
  },
  scheduleFor: {
    id: 'postEditor.plan.scheduleFor',
    defaultMessage: 'Schedule…',
    description: 'In the menu beside the button that publishes; leads to the fields for day and time',
  },
  publishOptions: {
    id: 'postEditor.plan.publishOptions',
    defaultMessage: 'Publishing options',
    description: 'Button: opens the menu beside the button that publishes',
  },
  scheduleFailed: {
    id: 'postEditor.plan.scheduleFailed',
    defaultMessage: 'Couldn’t schedule the post again',
    description: 'Tip',
  },
  unscheduledText: {
    id: 'postEditor.plan.unscheduledText',
    defaultMessage: 'It won’t be published until you publish or schedule it again.',
    description: 'Below the tip after a post was taken from its schedule',
  },
  unscheduleFailed: {
    id: 'postEditor.plan.unscheduleFailed',
    defaultMessage: 'Couldn’t unschedule the post',
    description: 'Tip',
  },
  tooLateText: {
    id: 'postEditor.plan.tooLateText',
    defaultMessage: 'It can no longer be unscheduled. You can edit or archive it.',
    description: 'Below the tip when a post could not be taken from its schedule',
  },
  goesOut: {
    id: 'postEditor.plan.goesOut',
    defaultMessage: 'Scheduled for {time}. To include your latest changes, schedule it again.',
    description: 'Notice in the editor of a post that waits for its time',
  },
  wentOut: {
    id: 'postEditor.plan.wentOut',
    defaultMessage: 'This post has just been published. What you write now becomes a change to it.',
    description: 'Notice in the editor of a post whose time came while somebody was writing on it',
  },
  stillHere: {
    id: 'postEditor.plan.stillHere',
    defaultMessage: 'Your draft is still here. Try again in a moment.',
    description: 'Below a tip that something failed',
  },
  changedElsewhere: {
    id: 'postEditor.plan.changedElsewhere',
    defaultMessage: 'It was changed in another window. Look at it again, then publish it.',
    description: 'Below a tip that a draft could not be published',
  },
  draftsTitle: {
    id: 'postEditor.plan.draftsTitle',
    defaultMessage: 'Drafts and scheduled',
    description: 'Heading above the list of drafts',
  },
  noneOfState: {
    id: 'postEditor.plan.noneOfState',
    defaultMessage: 'Nothing here',
    description: 'Where no draft is of the chosen kind',
  },
  noneOfStateText: {
    id: 'postEditor.plan.noneOfStateText',
    defaultMessage: 'You have drafts of other kinds.',
    description: 'Where no draft is of the chosen kind',
  },
  showAll: {
    id: 'postEditor.plan.showAll',
    defaultMessage: 'Show all',
    description: 'Button: drafts of every kind',
  },
  more: {
    id: 'postEditor.plan.more',
    defaultMessage: 'Show more',
    description: 'Button below a list of drafts',
  },
})
