import { defineMessages } from '@/shared/i18n'

/** The word of the avatar in the header; those of the menu behind it come with the menu. */
export const messages = defineMessages<{ open: { name: string } }>({
  open: {
    id: 'userMenu.open',
    defaultMessage: 'Menu of {name}',
    description: 'Names the avatar button in the header',
  },
})
