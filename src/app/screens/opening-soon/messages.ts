import { defineMessages } from '@/shared/i18n'

/** What will be on the screens that are not built yet. */
export const messages = defineMessages({
  profile: {
    id: 'openingSoon.profile',
    defaultMessage: 'You will see here who somebody is: their role, where they work and how to reach them.',
    description: 'What will be on the screen that is not built yet: profile',
  },
  notificationSettings: {
    id: 'openingSoon.notificationSettings',
    defaultMessage: 'You will choose here what you are told about, and how.',
    description: 'What will be on the screen that is not built yet: notification settings',
  },
  aiNotes: {
    id: 'openingSoon.aiNotes',
    defaultMessage: 'Your meetings will be summed up here, with what was decided and who does what.',
    description: 'What will be on the screen that is not built yet: AI notes',
  },
  aiNotePrint: {
    id: 'openingSoon.aiNotePrint',
    defaultMessage: 'Your notes will be set for paper here.',
    description: 'What will be on the screen that is not built yet: print AI note',
  },
  insights: {
    id: 'openingSoon.insights',
    defaultMessage: 'Figures will show here what is read, discussed and still open.',
    description: 'What will be on the screen that is not built yet: insights',
  },
  digitalWorkplace: {
    id: 'openingSoon.digitalWorkplace',
    defaultMessage: 'Every home will have its own news, links and communities here.',
    description: 'What will be on the screen that is not built yet: digital workplace',
  },
  customerFeedback: {
    id: 'openingSoon.customerFeedback',
    defaultMessage: 'What customers say will arrive here, to be answered and passed on.',
    description: 'What will be on the screen that is not built yet: customer feedback',
  },
  bootcamp: {
    id: 'openingSoon.bootcamp',
    defaultMessage: 'New colleagues will get to know the portal here, step by step.',
    description: 'What will be on the screen that is not built yet: bootcamp',
  },
  manage: {
    id: 'openingSoon.manage',
    defaultMessage: 'Whoever manages users will look after people, groups and communities here.',
    description: 'What will be on the screen that is not built yet: manage',
  },
  digitalWorkplaceAdmin: {
    id: 'openingSoon.digitalWorkplaceAdmin',
    defaultMessage: 'The homes of the digital workplace will be built here, and looked at before others see them.',
    description: 'What will be on the screen that is not built yet: workplace administration',
  },
  admin: {
    id: 'openingSoon.admin',
    defaultMessage: 'Administrators will find here how this portal is set up.',
    description: 'What will be on the screen that is not built yet: administration',
  },
})
