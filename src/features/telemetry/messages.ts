import { defineMessages } from '@/shared/i18n'

/** Messages of the question whether the portal may count how it is used. */
export const messages = defineMessages({
  ask: {
    id: 'telemetry.ask',
    defaultMessage: 'Allow usage statistics?',
    description: 'Title of a tip with two buttons',
  },
  askText: {
    id: 'telemetry.askText',
    defaultMessage:
      'The portal counts only which screens are opened, never what you read or write. This helps improve it.',
    description: 'Below that title',
  },
  allow: { id: 'telemetry.allow', defaultMessage: 'Allow', description: 'Button: the portal may count' },
  refuse: { id: 'telemetry.refuse', defaultMessage: 'Don’t allow', description: 'Button: the portal may not count' },
})
