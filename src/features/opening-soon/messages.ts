import { defineMessages } from '@/shared/i18n'

/** Messages of the page that stands where a screen is going to be. */
export const messages = defineMessages({
  soon: {
    id: 'openingSoon.soon',
    defaultMessage: 'Coming soon',
    description: 'Badge over the name of an area whose screen is not built yet',
  },
  backHome: { id: 'openingSoon.backHome', defaultMessage: 'Back to home', description: 'Link on that page' },
})
