import { defineMessages } from '@/shared/i18n'

/** Words beside the name of a person or a group. */
export const messages = defineMessages<{ people: { count: number } }>({
  people: {
    id: 'subjects.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Behind the name of a group: how many people it stands for',
  },
})
