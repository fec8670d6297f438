import { defineMessages } from '@/shared/i18n'

/** Words of the way to a new password. */
export const messages = defineMessages({
  forgot: {
    id: 'passwordRecovery.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link beside the button that signs in',
  },
})
