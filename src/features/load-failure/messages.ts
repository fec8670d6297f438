import { defineMessages } from '@/shared/i18n'

/** Messages of a part of a page that could not be loaded. */
export const messages = defineMessages({
  tryAgain: {
    id: 'loadFailure.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button: load the list or the part of the page once more',
  },
})
