import { defineMessages } from '@/shared/i18n'

/** Words of what is chosen in lists of posts, and of their move to another status. */
export const messages = defineMessages<{
  select: { title: string }
  selection: void
  selected: { count: number }
  selectAll: { count: number }
  move: void
  clear: void
  checking: void
  title: { count: number }
  toWhich: void
  ofAll: { count: number; all: number }
  setOnce: void
  keepTheirs: void
  noteForAll: void
  ready: { count: number }
  needsValue: { count: number }
  blocked: { count: number }
  excluded: { count: number }
  filled: { count: number }
  checkedAt: { time: string }
  checkAgain: void
  changed: { count: number }
  find: { count: number }
  noneFound: void
  groupNeeds: { fields: string }
  groupFilled: void
  groupReady: void
  include: { title: string }
  leftOut: void
  stateFor: { state: string; time: string }
  go: { count: number; status: string }
  stay: { count: number }
  told: { count: number }
  noneReady: void
  starting: void
  running: void
  notStarted: void
  notSaved: void
  failed: void
  expired: void
  nowhere: void
  cancel: void
  tooMany: { count: number; most: number }
  notChecked: void
  noneLeft: void
  offline: void
  forbidden: void
  othersReady: void
  expiredWhy: void
  loading: void
  list: void
  clearFind: void
  groupBlocked: void
  canDoThis: { names: string }
  byline: { community: string; name: string }
  wrong: void
  choosePosts: void
}>({
  select: {
    id: 'workflowMove.select',
    defaultMessage: 'Select {title}',
    description: 'Box in front of a post, for screen readers',
  },
  selection: {
    id: 'workflowMove.selection',
    defaultMessage: 'Selection',
    description: 'Names the bar with what can be done with the selected posts',
  },
  selected: {
    id: 'workflowMove.selected',
    defaultMessage: '{count, plural, one {# post selected} other {# posts selected}}',
    description: 'In that bar',
  },
  selectAll: {
    id: 'workflowMove.selectAll',
    defaultMessage: 'Select all {count, number}',
    description: 'Button: also the posts that are not on the page yet',
  },
  move: {
    id: 'workflowMove.move',
    defaultMessage: 'Move to another status',
    description: 'Button of the bar, and page title',
  },
  clear: {
    id: 'workflowMove.clear',
    defaultMessage: 'Clear selection',
    description: 'Button of the bar',
  },
  checking: {
    id: 'workflowMove.checking',
    defaultMessage: 'Checking',
    description: 'While the posts are looked at',
  },
  title: {
    id: 'workflowMove.title',
    defaultMessage: 'Move {count, plural, one {# post} other {# posts}}',
    description: 'Page title',
  },
  toWhich: {
    id: 'workflowMove.toWhich',
    defaultMessage: 'To which status',
    description: 'Question above the statuses',
  },
  ofAll: {
    id: 'workflowMove.ofAll',
    defaultMessage: '{count, number} of {all, number}',
    description: 'How many posts can go to a status',
  },
  setOnce: {
    id: 'workflowMove.setOnce',
    defaultMessage: 'Set once for all',
    description: 'Heading above fields for all posts that lack a value',
  },
  keepTheirs: {
    id: 'workflowMove.keepTheirs',
    defaultMessage: 'Posts that already have a value keep theirs.',
    description: 'Below that heading',
  },
  noteForAll: {
    id: 'workflowMove.noteForAll',
    defaultMessage: 'Note for all',
    description: 'Field',
  },
  ready: {
    id: 'workflowMove.ready',
    defaultMessage: '{count, number} ready',
    description: 'How many posts can be moved',
  },
  needsValue: {
    id: 'workflowMove.needsValue',
    defaultMessage: '{count, plural, one {# needs a value} other {# need a value}}',
    description: 'How many posts lack a required value',
  },
  blocked: {
    id: 'workflowMove.blocked',
    defaultMessage: '{count, number} blocked',
    description: 'How many posts cannot be moved',
  },
  excluded: {
    id: 'workflowMove.excluded',
    defaultMessage: '{count, number} left out by you',
    description: 'How many posts the person does not want to move',
  },
  filled: {
    id: 'workflowMove.filled',
    defaultMessage:
      '{count, plural, one {# of them with the values set here} other {# of them with the values set here}}',
    description: 'After "43 ready": posts that take the values for all',
  },
  checkedAt: {
    id: 'workflowMove.checkedAt',
    defaultMessage: 'Checked at {time}',
    description: 'When the posts were looked at; {time} is "10:17"',
  },
  checkAgain: {
    id: 'workflowMove.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button',
  },
  changed: {
    id: 'workflowMove.changed',
    defaultMessage:
      '{count, plural, one {# post has moved since the check.} other {# posts have moved since the check.}}',
    description: 'Above the posts',
  },
  find: {
    id: 'workflowMove.find',
    defaultMessage: 'Find in {count, number}',
    description: 'Field: narrows the posts below by title',
  },
  noneFound: {
    id: 'workflowMove.noneFound',
    defaultMessage: 'No matching posts',
    description: 'In place of the posts',
  },
  groupNeeds: {
    id: 'workflowMove.groupNeeds',
    defaultMessage: 'Needs: {fields}',
    description: 'Heading of posts that lack required values; {fields} are their names',
  },
  groupFilled: {
    id: 'workflowMove.groupFilled',
    defaultMessage: 'Ready with the values set here',
    description: 'Heading of posts',
  },
  groupReady: {
    id: 'workflowMove.groupReady',
    defaultMessage: 'Ready',
    description: 'Heading of posts that can be moved',
  },
  include: {
    id: 'workflowMove.include',
    defaultMessage: 'Move {title}',
    description: 'Box in front of a post: without it the post stays',
  },
  leftOut: {
    id: 'workflowMove.leftOut',
    defaultMessage: 'left out by you',
    description: 'At the end of a row',
  },
  stateFor: {
    id: 'workflowMove.stateFor',
    defaultMessage: '{state}, {time}',
    description: 'Where a post is and for how long: "In review, 3 days"',
  },
  go: {
    id: 'workflowMove.go',
    defaultMessage: 'Move {count, plural, one {# post} other {# posts}} to {status}',
    description: 'Button',
  },
  stay: {
    id: 'workflowMove.stay',
    defaultMessage:
      '{count, plural, =0 {All of them move.} one {# post stays where it is.} other {# posts stay where they are.}}',
    description: 'Beside that button',
  },
  told: {
    id: 'workflowMove.told',
    defaultMessage:
      '{count, plural, =0 {No one is notified.} one {# person gets one notification.} other {# people get one notification each.}}',
    description: 'Beside that button',
  },
  noneReady: {
    id: 'workflowMove.noneReady',
    defaultMessage: 'No post is ready to move.',
    description: 'Beside the button that does nothing now',
  },
  starting: {
    id: 'workflowMove.starting',
    defaultMessage: 'Starting',
    description: 'While the change begins',
  },
  running: {
    id: 'workflowMove.running',
    defaultMessage: 'Another bulk change is still running. Try again when it’s finished.',
    description: 'Tip',
  },
  notStarted: {
    id: 'workflowMove.notStarted',
    defaultMessage: 'Couldn’t start. Nothing was moved; try again.',
    description: 'Tip',
  },
  notSaved: {
    id: 'workflowMove.notSaved',
    defaultMessage: 'Couldn’t check this choice. Try again.',
    description: 'Tip',
  },
  failed: {
    id: 'workflowMove.failed',
    defaultMessage: 'Couldn’t load the check',
    description: 'In place of the page',
  },
  expired: {
    id: 'workflowMove.expired',
    defaultMessage: 'This check has expired',
    description: 'In place of the page',
  },
  nowhere: {
    id: 'workflowMove.nowhere',
    defaultMessage: 'No step leads on from these posts',
    description: 'In place of the statuses',
  },
  cancel: {
    id: 'workflowMove.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: leaves the page, nothing is moved',
  },
  tooMany: {
    id: 'workflowMove.tooMany',
    defaultMessage: 'At most {most, number} posts can move at once. Selected: {count, number}.',
    description: 'Tip',
  },
  notChecked: {
    id: 'workflowMove.notChecked',
    defaultMessage: 'Couldn’t check the posts. They are still selected; try again.',
    description: 'Tip',
  },
  noneLeft: {
    id: 'workflowMove.noneLeft',
    defaultMessage: 'None of these posts can be checked any more.',
    description: 'Tip: they were removed, or closed to the person',
  },
  offline: {
    id: 'workflowMove.offline',
    defaultMessage: 'You’re offline. Nothing was sent.',
    description: 'Tip',
  },
  forbidden: {
    id: 'workflowMove.forbidden',
    defaultMessage: 'You can’t move posts to this status.',
    description: 'Tip',
  },
  othersReady: {
    id: 'workflowMove.othersReady',
    defaultMessage: 'Other posts are ready now. Look at the numbers and start again.',
    description: 'Tip: nothing was started',
  },
  expiredWhy: {
    id: 'workflowMove.expiredWhy',
    defaultMessage: 'A check is kept for a day. The same posts can be checked again.',
    description: 'Below "This check has expired"',
  },
  loading: {
    id: 'workflowMove.loading',
    defaultMessage: 'Loading the check',
    description: 'For screen readers',
  },
  list: {
    id: 'workflowMove.list',
    defaultMessage: 'Posts of the check',
    description: 'Names the list, for screen readers',
  },
  clearFind: {
    id: 'workflowMove.clearFind',
    defaultMessage: 'Clear search',
    description: 'Button in the field that finds posts',
  },
  groupBlocked: {
    id: 'workflowMove.groupBlocked',
    defaultMessage: 'Can’t be moved',
    description: 'Heading of posts for which the server gives no reason',
  },
  canDoThis: {
    id: 'workflowMove.canDoThis',
    defaultMessage: '{names} can do this',
    description: 'In the row of a post that the person can’t move',
  },
  byline: {
    id: 'workflowMove.byline',
    defaultMessage: '{community} · {name}',
    description: 'Below the title of a post: where it stands and who wrote it',
  },
  wrong: {
    id: 'workflowMove.wrong',
    defaultMessage: 'A value that is set for all isn’t valid.',
    description: 'Beside the button that does nothing now',
  },
  choosePosts: {
    id: 'workflowMove.choosePosts',
    defaultMessage: 'Select',
    description: 'Button above a list on a phone: shows the boxes of its posts',
  },
})
