import { defineMessages } from '@/shared/i18n'

/** Words of the first screen; those of the cards come with them. */
export const messages = defineMessages<{ forYou: void }>({
  forYou: {
    id: 'mySpace.forYou',
    defaultMessage: 'For you',
    description: 'Names the column beside the feed, and its first card',
  },
})
