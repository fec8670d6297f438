import { defineMessages } from '@/shared/i18n'

/** Messages of the layer that covers the page while something comes. */
export const messages = defineMessages({
  later: {
    id: 'loading.later',
    defaultMessage: 'This is taking longer than usual',
    description: 'Takes the place of what is loading after six seconds; three dots follow',
  },
  cancel: { id: 'loading.cancel', defaultMessage: 'Cancel', description: 'Button: do not wait any longer' },
})
