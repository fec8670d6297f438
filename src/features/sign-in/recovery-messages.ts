import { defineMessages } from '@/shared/i18n'

/** Words of the way to a new password. */
export const messages = defineMessages({
  forgot: {
    id: 'signIn.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link beside the button that signs in',
  },
})
