import { defineMessages } from '@/shared/i18n'

/** What will be on the screens that are not built yet. */
export const messages = defineMessages({
  insights: {
    id: 'openingSoon.insights',
    defaultMessage: 'See what’s being read, discussed and still open.',
    description: 'What will be on the screen that is not built yet: insights',
  },
  bootcamp: {
    id: 'openingSoon.bootcamp',
    defaultMessage: 'Help new colleagues get to know the portal, step by step.',
    description: 'What will be on the screen that is not built yet: bootcamp',
  },
  digitalWorkplaceAdmin: {
    id: 'openingSoon.digitalWorkplaceAdmin',
    defaultMessage: 'Build and preview the homes of the digital workplace.',
    description: 'What will be on the screen that is not built yet: workplace administration',
  },
})
