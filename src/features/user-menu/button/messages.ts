import { defineMessages } from '@/shared/i18n'

/** The avatar in the header: apart from the menu behind it, whose messages the first screen does without. */
export const messages = defineMessages<{ open: { name: string } }>({
  open: {
    id: 'userMenu.open',
    defaultMessage: 'Account menu of {name}',
    description: 'Names the avatar button in the header',
  },
})
