import { defineMessages } from '@/shared/i18n'

/** The search goes on in the post that it found: its words are marked in the text. */
export const messages = defineMessages<{
  label: void
  position: { position: number; count: number }
  none: void
  previous: void
  next: void
  close: void
}>({
  label: {
    id: 'search.find.label',
    defaultMessage: 'Words found in this post',
    description: 'Names the small bar above a post that a search has found, for screen readers',
  },
  position: {
    id: 'search.find.position',
    defaultMessage: '{position, number} of {count, plural, one {# match} other {# matches}}',
    description: 'In that bar: which of the marked places is shown, and how many the post has',
  },
  none: {
    id: 'search.find.none',
    defaultMessage: 'No matches in this text',
    description: 'In that bar, when none of the words stands in the text of the post',
  },
  previous: {
    id: 'search.find.previous',
    defaultMessage: 'Previous match',
    description: 'Button in that bar: scrolls to the marked place before',
  },
  next: {
    id: 'search.find.next',
    defaultMessage: 'Next match',
    description: 'Button in that bar: scrolls to the next marked place',
  },
  close: {
    id: 'search.find.close',
    defaultMessage: 'Remove the marks',
    description: 'Button in that bar: closes it, and nothing in the text is marked any more',
  },
})
