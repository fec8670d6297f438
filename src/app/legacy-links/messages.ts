import { defineMessages } from '@/shared/i18n'

/** The tip after an address of the former portal was followed. */
export const messages = defineMessages({
  title: {
    id: 'legacyLinks.title',
    defaultMessage: 'This page has a new address',
    description: 'Title of the tip after an old link was followed',
  },
  text: {
    id: 'legacyLinks.text',
    defaultMessage: 'Your old link still works. Copy the new one if you have saved or shared it.',
    description: 'Text of the tip after an old link was followed',
  },
  copy: {
    id: 'legacyLinks.copy',
    defaultMessage: 'Copy the new link',
    description: 'Button of the tip after an old link was followed',
  },
})
