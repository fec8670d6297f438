import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages({
  options: {
    id: 'paper.options',
    defaultMessage: 'Print options',
    description: 'Names the choice of what is printed',
  },
  print: { id: 'paper.print', defaultMessage: 'Print', description: 'Button' },
})
