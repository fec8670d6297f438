import { defineMessages } from '@/shared/i18n'

/** Words of the cards beside the feed. */
export const messages = defineMessages<{
  decisionSince: { time: string }
  acknowledgeVersion: { version: number }
  invited: { name: string }
  failedSchedule: void
  due: { what: string; day: string }
  acknowledge: void
  acknowledgeThis: { title: string }
  stepOf: { step: string; title: string }
  seeDraft: void
  seeDraftOf: { title: string }
  movedTo: { state: string }
  acknowledged: void
  taskClosed: void
  done: void
  undo: void
  closeTask: { title: string }
  overdueSince: { day: string }
  waitsForNetwork: void
  tasksDue: void
  nextEvents: void
  saidYes: void
  saidMaybe: void
  saidNo: void
  onList: void
}>({
  decisionSince: {
    id: 'mySpace.decisionSince',
    defaultMessage: 'Waits for your decision since {time}',
    description: 'In a row: a post waits for a decision',
  },
  acknowledgeVersion: {
    id: 'mySpace.acknowledgeVersion',
    defaultMessage: 'Acknowledge version {version, number}',
    description: 'In a row: a version of a post is to be acknowledged',
  },
  invited: {
    id: 'mySpace.invited',
    defaultMessage: '{name} is inviting you',
    description: 'In a row: an event asks for an answer',
  },
  failedSchedule: {
    id: 'mySpace.failedSchedule',
    defaultMessage: 'Couldn’t be published on time',
    description: 'In a row: a scheduled post did not go out',
  },
  due: {
    id: 'mySpace.due',
    defaultMessage: '{what}, due {day}',
    description: 'In a row; {what} is what is to be done, {day} is “today” or “25 Nov”',
  },
  acknowledge: {
    id: 'mySpace.acknowledge',
    defaultMessage: 'Acknowledge',
    description: 'Button: opens the statement of a post',
  },
  acknowledgeThis: {
    id: 'mySpace.acknowledgeThis',
    defaultMessage: 'Acknowledge: {title}',
    description: 'Names that button, for screen readers',
  },
  stepOf: {
    id: 'mySpace.stepOf',
    defaultMessage: '{step}: {title}',
    description: 'Names the button of a step, for screen readers',
  },
  seeDraft: {
    id: 'mySpace.seeDraft',
    defaultMessage: 'See draft',
    description: 'Button: leads to the drafts',
  },
  seeDraftOf: {
    id: 'mySpace.seeDraftOf',
    defaultMessage: 'See draft: {title}',
    description: 'Names that button, for screen readers',
  },
  movedTo: {
    id: 'mySpace.movedTo',
    defaultMessage: 'Moved to {state}',
    description: 'A row that was just decided',
  },
  acknowledged: {
    id: 'mySpace.acknowledged',
    defaultMessage: 'Acknowledged',
    description: 'A row that was just acknowledged',
  },
  taskClosed: {
    id: 'mySpace.taskClosed',
    defaultMessage: 'Task closed',
    description: 'A row whose task was just closed',
  },
  done: {
    id: 'mySpace.done',
    defaultMessage: 'Done',
    description: 'A row that waits no longer',
  },
  undo: {
    id: 'mySpace.undo',
    defaultMessage: 'Undo',
    description: 'Button',
  },
  closeTask: {
    id: 'mySpace.closeTask',
    defaultMessage: 'Close: {title}',
    description: 'Names the tick of a task, for screen readers',
  },
  overdueSince: {
    id: 'mySpace.overdueSince',
    defaultMessage: 'Overdue since {day}',
    description: 'Below a task; {day} is “Tue 17 Nov, 17:00”',
  },
  waitsForNetwork: {
    id: 'mySpace.waitsForNetwork',
    defaultMessage: 'Waiting for the network',
    description: 'Below a task that was ticked without a network',
  },
  tasksDue: {
    id: 'mySpace.tasksDue',
    defaultMessage: 'Tasks due',
    description: 'Card beside the feed',
  },
  nextEvents: {
    id: 'mySpace.nextEvents',
    defaultMessage: 'Next events',
    description: 'Card beside the feed',
  },
  saidYes: {
    id: 'mySpace.saidYes',
    defaultMessage: 'You said yes',
    description: 'Beside an event',
  },
  saidMaybe: {
    id: 'mySpace.saidMaybe',
    defaultMessage: 'You said maybe',
    description: 'Beside an event',
  },
  saidNo: {
    id: 'mySpace.saidNo',
    defaultMessage: 'You said no',
    description: 'Beside an event',
  },
  onList: {
    id: 'mySpace.onList',
    defaultMessage: 'You’re on the waiting list',
    description: 'Beside an event',
  },
})

/** What the person answered to an invitation. */
export const said = new Map([
  ['accepted', messages.saidYes],
  ['tentative', messages.saidMaybe],
  ['declined', messages.saidNo],
  ['waiting', messages.onList],
])
