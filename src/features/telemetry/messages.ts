import { defineMessages } from '@/shared/i18n'

/** Words of the question whether the portal may count how it is used. */
export const messages = defineMessages({
  ask: {
    id: 'telemetry.ask',
    defaultMessage: 'May the portal count how it is used?',
    description: 'Title of a tip with two buttons',
  },
  askText: {
    id: 'telemetry.askText',
    defaultMessage: 'Only which screens are opened, never what you read or write. It helps to make them better.',
    description: 'Below that title',
  },
  allow: { id: 'telemetry.allow', defaultMessage: 'Allow', description: 'Button: the portal may count' },
  refuse: { id: 'telemetry.refuse', defaultMessage: 'Do not allow', description: 'Button: the portal may not count' },
})
