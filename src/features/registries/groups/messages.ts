import { defineMessages } from '@/shared/i18n'

/** What the screen says on which the members of a group are changed. */
export const messages = defineMessages<{
  title: void
  lead: { name: string; count: number }
  deleted: void
  failed: void
  loading: void
  add: void
  addHint: void
  search: void
  clear: void
  coming: void
  dontAdd: void
  dontAddName: { name: string }
  changes: void
  difference: { added: number; removed: number }
  discard: void
  save: void
  saveFailed: void
  saved: { added: number; removed: number }
  members: void
  empty: void
  nobody: void
  membersFailed: void
  leaves: void
  remove: void
  removeName: { name: string }
  keep: void
  keepName: { name: string }
}>({
  title: { id: 'groupEdit.title', defaultMessage: 'Edit group', description: 'Title of the screen' },
  lead: {
    id: 'groupEdit.lead',
    defaultMessage: '{name} · {count, plural, one {# member} other {# members}}',
    description: 'Below the title: which group, and how many belong to it',
  },
  deleted: {
    id: 'groupEdit.deleted',
    defaultMessage: 'This group was deleted',
    description: 'In place of the members',
  },
  failed: { id: 'groupEdit.failed', defaultMessage: 'Couldn’t load the group', description: 'In place of the group' },
  loading: { id: 'groupEdit.loading', defaultMessage: 'Loading the group', description: 'For screen readers' },
  add: { id: 'groupEdit.add', defaultMessage: 'Add people', description: 'Field: people to let into the group' },
  addHint: {
    id: 'groupEdit.addHint',
    defaultMessage: 'Nothing changes until you save.',
    description: 'Below the field',
  },
  search: {
    id: 'groupEdit.search',
    defaultMessage: 'Search members',
    description: 'Field: narrows the list of members',
  },
  clear: { id: 'groupEdit.clear', defaultMessage: 'Clear search', description: 'Button in the field' },
  coming: {
    id: 'groupEdit.coming',
    defaultMessage: 'To be added',
    description: 'Heading: people who will be let in with the next save',
  },
  dontAdd: {
    id: 'groupEdit.dontAdd',
    defaultMessage: 'Don’t add',
    description: 'Button: the person is not let in after all',
  },
  dontAddName: {
    id: 'groupEdit.dontAddName',
    defaultMessage: 'Don’t add {name}',
    description: 'Name of the button for screen readers',
  },
  changes: {
    id: 'groupEdit.changes',
    defaultMessage: 'Unsaved changes',
    description: 'Names the bar with what is not saved yet',
  },
  difference: {
    id: 'groupEdit.difference',
    defaultMessage: '+{added, number} −{removed, number}',
    description: 'How many will come and how many will go',
  },
  discard: { id: 'groupEdit.discard', defaultMessage: 'Discard', description: 'Button: forgets what is not saved yet' },
  save: { id: 'groupEdit.save', defaultMessage: 'Save', description: 'Button' },
  saveFailed: {
    id: 'groupEdit.saveFailed',
    defaultMessage: 'Couldn’t save the members. Try again.',
    description: 'Below the button',
  },
  saved: {
    id: 'groupEdit.saved',
    defaultMessage: 'Members saved: {added, number} added, {removed, number} removed',
    description: 'Tip after saving',
  },
  members: { id: 'groupEdit.members', defaultMessage: 'Members', description: 'Names the list for screen readers' },
  empty: { id: 'groupEdit.empty', defaultMessage: 'No members yet', description: 'In place of the list' },
  nobody: {
    id: 'groupEdit.nobody',
    defaultMessage: 'No matching members',
    description: 'In place of the list, after a search',
  },
  membersFailed: {
    id: 'groupEdit.membersFailed',
    defaultMessage: 'Couldn’t load the members',
    description: 'In place of the list',
  },
  leaves: {
    id: 'groupEdit.leaves',
    defaultMessage: 'To be removed',
    description: 'Mark of a member who goes with the next save',
  },
  remove: {
    id: 'groupEdit.remove',
    defaultMessage: 'Remove',
    description: 'Button: takes a member out with the next save',
  },
  removeName: {
    id: 'groupEdit.removeName',
    defaultMessage: 'Remove {name}',
    description: 'Name of the button for screen readers',
  },
  keep: { id: 'groupEdit.keep', defaultMessage: 'Keep', description: 'Button: the member stays after all' },
  keepName: {
    id: 'groupEdit.keepName',
    defaultMessage: 'Keep {name}',
    description: 'Name of the button for screen readers',
  },
})
