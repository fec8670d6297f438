import { defineMessages } from '@/shared/i18n'

/** What a card says where a like or a favourite was refused. */
export const messages = defineMessages({
  likeFailed: {
    id: 'posts.likeFailed',
    defaultMessage: 'Your like was not saved',
    description: 'Tip after a refused like',
  },
  unlikeFailed: {
    id: 'posts.unlikeFailed',
    defaultMessage: 'Your like could not be taken back',
    description: 'Tip after a refused unlike',
  },
  bookmarkFailed: {
    id: 'posts.bookmarkFailed',
    defaultMessage: 'The post was not kept among your favourites',
    description: 'Tip after a refused bookmark',
  },
  unbookmarkFailed: {
    id: 'posts.unbookmarkFailed',
    defaultMessage: 'The post could not be taken from your favourites',
    description: 'Tip after a refused removal of a bookmark',
  },
})
