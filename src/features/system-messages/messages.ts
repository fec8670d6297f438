import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{ title: void; acknowledge: void }>({
  title: {
    id: 'systemMessages.title',
    defaultMessage: 'Announcement',
    description: 'Title of a message of the operator, which has none of its own',
  },
  acknowledge: {
    id: 'systemMessages.acknowledge',
    defaultMessage: 'Got it',
    description: 'Button below a message of the operator: it is not shown again',
  },
})
