import { defineMessages } from '@/shared/i18n'

/** What the address of a screen asks for, said where the screen itself is not built yet. */
export const messages = defineMessages<{ searched: { words: string } }>({
  searched: {
    id: 'openingSoon.searched',
    defaultMessage: 'You searched for “{words}”.',
    description: 'On the page of search results that is not built yet',
  },
})
