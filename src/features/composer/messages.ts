import { defineMessages } from '@/shared/i18n'

/** Words of the way into a new post. */
export const messages = defineMessages({
  share: {
    id: 'composer.share',
    defaultMessage: 'Share something with your communities',
    description: 'Wide button above the feed that begins a new post; looks like an empty field',
  },
})
