import { defineMessages } from '@/shared/i18n'

/** What stands in the fields in which people and groups are chosen. */
export const messages = defineMessages<{
  searching: void
  nobody: void
  failed: void
  clear: void
  cannotRead: void
  members: { count: number }
  remove: { name: string }
  chosen: void
}>({
  searching: {
    id: 'subjectPicker.searching',
    defaultMessage: 'Searching',
    description: 'In the list of a field, while names are on their way',
  },
  nobody: {
    id: 'subjectPicker.nobody',
    defaultMessage: 'No matching people or groups',
    description: 'In the list of a field',
  },
  failed: {
    id: 'subjectPicker.failed',
    defaultMessage: 'Couldn’t load names. Press Enter to try again.',
    description: 'In the list of a field',
  },
  clear: { id: 'subjectPicker.clear', defaultMessage: 'Clear', description: 'Button that empties a field' },
  cannotRead: {
    id: 'subjectPicker.cannotRead',
    defaultMessage: 'Can’t read this post',
    description: 'Below the name of a person or group that can’t be chosen',
  },
  members: {
    id: 'subjectPicker.members',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Below the name of a group: how many belong to it',
  },
  remove: { id: 'subjectPicker.remove', defaultMessage: 'Remove {name}', description: 'Button on a chosen name' },
  chosen: {
    id: 'subjectPicker.chosen',
    defaultMessage: 'Chosen people and groups',
    description: 'Names the list of chosen names, for screen readers',
  },
})
