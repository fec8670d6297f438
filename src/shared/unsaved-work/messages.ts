import { defineMessages } from '@/shared/i18n'

/** Messages of the question before the page is loaded again. */
export const messages = defineMessages({
  title: {
    id: 'unsavedWork.title',
    defaultMessage: 'Discard unfinished work?',
    description: 'Title of the question before the page is loaded again while something is unfinished',
  },
  lost: {
    id: 'unsavedWork.lost',
    defaultMessage: 'Reloading now would lose:',
    description: 'Below that title; a list of unfinished things follows',
  },
  reload: {
    id: 'unsavedWork.reload',
    defaultMessage: 'Discard and reload',
    description: 'Button that loads the page again in spite of unfinished things',
  },
  stay: {
    id: 'unsavedWork.stay',
    defaultMessage: 'Keep editing',
    description: 'Button that goes on with the unfinished things',
  },
})
