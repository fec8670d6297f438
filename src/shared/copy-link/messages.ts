import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{ copied: void; refused: void }>({
  copied: { id: 'copyLink.copied', defaultMessage: 'Link copied', description: 'Tip' },
  refused: {
    id: 'copyLink.refused',
    defaultMessage: 'Your browser blocked copying the link',
    description: 'Tip',
  },
})
