import { defineMessages } from '@/shared/i18n'

/** The button in the header. */
export const messages = defineMessages({
  open: {
    id: 'links.open',
    defaultMessage: 'Open links dialog',
    description: 'Button in the header: shows addresses outside the portal that are useful to the person',
  },
})
