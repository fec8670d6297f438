import { defineMessages } from '@/shared/i18n'

/** Words of the useful links. */
export const messages = defineMessages({
  open: {
    id: 'links.open',
    defaultMessage: 'Open links dialog',
    description: 'Button in the header: shows addresses outside the portal that are useful to the person',
  },
})
