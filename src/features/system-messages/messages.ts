import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{ acknowledge: void }>({
  acknowledge: {
    id: 'systemMessages.acknowledge',
    defaultMessage: 'Understood',
    description: 'Button below a message of the operator: it is not shown again',
  },
})
