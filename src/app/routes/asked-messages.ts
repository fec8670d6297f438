import { defineMessages } from '@/shared/i18n'

/** What the address of a screen asks for, said where the screen itself is not built yet. */
export const messages = defineMessages<{ searched: { words: string }; operation: { id: string } }>({
  searched: {
    id: 'openingSoon.searched',
    defaultMessage: 'You searched for “{words}”.',
    description: 'On the page of search results that is not built yet',
  },
  operation: {
    id: 'openingSoon.operation',
    defaultMessage: 'It is about operation {id}.',
    description: 'On the report of a bulk change that is not built yet; {id} is a technical name',
  },
})
