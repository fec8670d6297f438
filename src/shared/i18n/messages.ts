import { defineMessages } from './define-messages'

export const messages = defineMessages({
  unknown: {
    id: 'i18n.unknown',
    defaultMessage: 'unknown',
    description: 'Stands in place of a date, a time, a number or a name that cannot be read; also within a sentence',
  },
})
