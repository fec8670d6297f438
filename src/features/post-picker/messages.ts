import { defineMessages } from '@/shared/i18n'

/** The field that finds a post. */
export const messages = defineMessages<{
  candidate: { number: string; community: string }
  hint: void
  clear: void
  nothing: void
  searching: void
  failed: void
}>({
  candidate: {
    id: 'postPicker.candidate',
    defaultMessage: 'Post {number}, {community}',
    description: 'Below the title of a post that can be chosen',
  },
  hint: {
    id: 'postPicker.hint',
    defaultMessage: 'Number or words from the title',
    description: 'In the empty field that finds a post',
  },
  clear: { id: 'postPicker.clear', defaultMessage: 'Clear', description: 'Button: empties the field' },
  nothing: {
    id: 'postPicker.nothing',
    defaultMessage: 'No matching posts',
    description: 'In the list of posts to choose from',
  },
  searching: {
    id: 'postPicker.searching',
    defaultMessage: 'Searching',
    description: 'In the list of posts to choose from',
  },
  failed: {
    id: 'postPicker.failed',
    defaultMessage: 'Couldn’t search. Press Enter to try again.',
    description: 'In the list of posts to choose from',
  },
})
