import { defineMessages } from '@/shared/i18n'

/** Words of the question before the page is loaded again. */
export const messages = defineMessages({
  title: {
    id: 'unsavedWork.title',
    defaultMessage: 'Load the portal again now?',
    description: 'Title of the question before the page is loaded again while something is unfinished',
  },
  lost: {
    id: 'unsavedWork.lost',
    defaultMessage: 'You would lose what is not finished yet:',
    description: 'Below that title; a list of unfinished things follows',
  },
  reload: {
    id: 'unsavedWork.reload',
    defaultMessage: 'Load again and lose it',
    description: 'Button that loads the page again in spite of unfinished things',
  },
  stay: {
    id: 'unsavedWork.stay',
    defaultMessage: 'Finish first',
    description: 'Button that goes on with the unfinished things',
  },
})
