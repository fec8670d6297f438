import { defineMessages } from '@/shared/i18n'

/** Messages of the sheet of keys. */
export const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts', description: 'Title of the list of keys' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close', description: 'Button' },
  everywhere: { id: 'shortcuts.everywhere', defaultMessage: 'Everywhere', description: 'Heading above keys' },
  inNotifications: {
    id: 'shortcuts.inNotifications',
    defaultMessage: 'In notifications',
    description: 'Heading above keys that work in the notification panel',
  },
  sheet: { id: 'shortcuts.sheet', defaultMessage: 'Show keyboard shortcuts', description: 'What a key does' },
  search: { id: 'shortcuts.search', defaultMessage: 'Go to search', description: 'What a key does' },
  nextRegion: {
    id: 'shortcuts.nextRegion',
    defaultMessage: 'Go to next section',
    description: 'What a key does: header, menu, content',
  },
  previousRegion: {
    id: 'shortcuts.previousRegion',
    defaultMessage: 'Go to previous section',
    description: 'What a key does',
  },
  escape: {
    id: 'shortcuts.escape',
    defaultMessage: 'Close dialog or panel',
    description: 'What a key does',
  },
  nextEntry: { id: 'shortcuts.nextEntry', defaultMessage: 'Next notification', description: 'What a key does' },
  previousEntry: {
    id: 'shortcuts.previousEntry',
    defaultMessage: 'Previous notification',
    description: 'What a key does',
  },
  readEntry: { id: 'shortcuts.readEntry', defaultMessage: 'Mark as read', description: 'What a key does' },
  singleKeys: {
    id: 'shortcuts.singleKeys',
    defaultMessage: 'Single-key shortcuts',
    description: 'Switch under the list of keys',
  },
  singleKeysText: {
    id: 'shortcuts.singleKeysText',
    defaultMessage:
      'Turn this off if you trigger them by accident, for example with voice input. You’ll find this list in your account menu too.',
    description: 'Under the switch',
  },
})
