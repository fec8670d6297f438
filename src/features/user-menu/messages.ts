import { defineMessages } from '@/shared/i18n'

/** Words of the menu behind the avatar. */
export const messages = {
  ...defineMessages({
    label: { id: 'userMenu.label', defaultMessage: 'Your account', description: 'Names the menu for screen readers' },
    language: { id: 'userMenu.language', defaultMessage: 'Language', description: 'Choice in the user menu' },
    theme: {
      id: 'userMenu.theme',
      defaultMessage: 'Appearance',
      description: 'Choice of light or dark in the user menu',
    },
    light: { id: 'userMenu.light', defaultMessage: 'Light', description: 'Appearance' },
    dark: { id: 'userMenu.dark', defaultMessage: 'Dark', description: 'Appearance' },
    system: {
      id: 'userMenu.system',
      defaultMessage: 'As the system',
      description: 'Appearance: follows the setting of the operating system',
    },
    signOut: { id: 'userMenu.signOut', defaultMessage: 'Sign out', description: 'Button' },
    confirmSignOut: {
      id: 'userMenu.confirmSignOut',
      defaultMessage: 'Sign out of the portal?',
      description: 'Title of the question before signing out',
    },
    confirmSignOutText: {
      id: 'userMenu.confirmSignOutText',
      defaultMessage: 'You sign out in all tabs of this browser.',
      description: 'Text of the question before signing out',
    },
    stay: { id: 'userMenu.stay', defaultMessage: 'Stay', description: 'Refuses to sign out' },
  }),
  ...defineMessages<{ open: { name: string } }>({
    open: {
      id: 'userMenu.open',
      defaultMessage: 'Menu of {name}',
      description: 'Names the avatar button in the header',
    },
  }),
}
