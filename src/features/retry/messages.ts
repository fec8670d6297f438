import { defineMessages } from '@/shared/i18n'

/** The one wording of the way on after a failure, for buttons, tips and pages alike. */
export const messages = defineMessages({
  tryAgain: {
    id: 'retry.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button after a failure, everywhere',
  },
})
