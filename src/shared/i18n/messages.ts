import { defineMessages } from './define-messages'

export const messages = defineMessages({
  noName: {
    id: 'i18n.noName',
    defaultMessage: 'No name',
    description: 'Stands in place of the name of a person, group or community whose name is empty',
  },
})
