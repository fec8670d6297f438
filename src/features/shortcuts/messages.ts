import { defineMessages } from '@/shared/i18n'

/** Words of the sheet of keys. */
export const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts', description: 'Title of the list of keys' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close', description: 'Button' },
  everywhere: { id: 'shortcuts.everywhere', defaultMessage: 'Everywhere', description: 'Heading above keys' },
  inNotifications: {
    id: 'shortcuts.inNotifications',
    defaultMessage: 'In the notifications',
    description: 'Heading above keys that work in the notification panel',
  },
  sheet: { id: 'shortcuts.sheet', defaultMessage: 'Show these keys', description: 'What a key does' },
  search: { id: 'shortcuts.search', defaultMessage: 'Go to the search', description: 'What a key does' },
  nextRegion: {
    id: 'shortcuts.nextRegion',
    defaultMessage: 'Go to the next part of the page',
    description: 'What a key does: header, menu, content',
  },
  previousRegion: {
    id: 'shortcuts.previousRegion',
    defaultMessage: 'Go to the part before',
    description: 'What a key does',
  },
  escape: {
    id: 'shortcuts.escape',
    defaultMessage: 'Close what lies over the page',
    description: 'What a key does',
  },
  nextEntry: { id: 'shortcuts.nextEntry', defaultMessage: 'Next notification', description: 'What a key does' },
  previousEntry: {
    id: 'shortcuts.previousEntry',
    defaultMessage: 'Notification before',
    description: 'What a key does',
  },
  readEntry: { id: 'shortcuts.readEntry', defaultMessage: 'Mark as read', description: 'What a key does' },
  inTasks: {
    id: 'shortcuts.inTasks',
    defaultMessage: 'In the tasks',
    description: 'Heading above keys of that screen',
  },
  newTask: { id: 'shortcuts.newTask', defaultMessage: 'New task', description: 'What a key does' },
  singleKeys: {
    id: 'shortcuts.singleKeys',
    defaultMessage: 'Use keys of one character',
    description: 'Switch under the list of keys',
  },
  singleKeysText: {
    id: 'shortcuts.singleKeysText',
    defaultMessage: 'Switch this off if you press them by chance, for example by voice. This list is in your menu too.',
    description: 'Under the switch',
  },
})
