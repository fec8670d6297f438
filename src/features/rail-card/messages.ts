import { defineMessages } from '@/shared/i18n'

/** What a card beside the content says of itself. */
export const messages = defineMessages<{
  allOf: { count: number }
  allOfCard: { card: string; all: string }
  failed: void
  loading: void
}>({
  allOf: {
    id: 'railCard.allOf',
    defaultMessage: 'All {count, number}',
    description: 'Link at a card: to the whole list',
  },
  allOfCard: {
    id: 'railCard.allOfCard',
    defaultMessage: '{card}: {all}',
    description: 'Names that link for screen readers',
  },
  failed: {
    id: 'railCard.failed',
    defaultMessage: 'Couldn’t load this',
    description: 'In a card whose content did not come',
  },
  loading: {
    id: 'railCard.loading',
    defaultMessage: 'Loading',
    description: 'For screen readers, while a card is loading',
  },
})
