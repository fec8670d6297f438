import { defineMessages } from '@/shared/i18n'

/** The menu behind the avatar in the header. */
export const messages = defineMessages({
  label: { id: 'userMenu.label', defaultMessage: 'Your account', description: 'Names the menu for screen readers' },
  close: { id: 'userMenu.close', defaultMessage: 'Close the menu', description: 'Button, on phones' },
  back: {
    id: 'userMenu.back',
    defaultMessage: 'Back to your account',
    description: 'Button on the pages of the user menu',
  },
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
  notificationSettings: {
    id: 'userMenu.notificationSettings',
    defaultMessage: 'Notification settings',
    description: 'Leads to the page where one says what one wants to hear of',
  },
  profile: { id: 'userMenu.profile', defaultMessage: 'Profile', description: 'Leads to one’s own profile' },
  collections: {
    id: 'userMenu.collections',
    defaultMessage: 'My collections',
    description: 'Opens one’s collections of posts over the page',
  },
  shortcuts: {
    id: 'userMenu.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Opens the list of keys',
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
  confirmSignOutLost: {
    id: 'userMenu.confirmSignOutLost',
    defaultMessage: 'You sign out in all tabs of this browser, and lose what is not finished yet:',
    description: 'Text of the question before signing out while something is unfinished; a list of it follows',
  },
  stay: { id: 'userMenu.stay', defaultMessage: 'Stay', description: 'Refuses to sign out' },
  savingWork: {
    id: 'userMenu.savingWork',
    defaultMessage: 'Saving your work',
    description: 'While signing out waits for texts that are on their way to the server',
  },
  unsentTitle: {
    id: 'userMenu.unsentTitle',
    defaultMessage: 'Some of your work isn’t saved',
    description: 'Title of the question when signing out could not send everything to the server',
  },
  unsentText: {
    id: 'userMenu.unsentText',
    defaultMessage: 'It is only on this device and is deleted when you sign out:',
    description: 'Below that title; a list of unfinished things follows',
  },
  sendNow: {
    id: 'userMenu.sendNow',
    defaultMessage: 'Send now',
    description: 'Button: tries once more to send what is not saved, before signing out',
  },
  deleteAndSignOut: {
    id: 'userMenu.deleteAndSignOut',
    defaultMessage: 'Delete and sign out',
    description: 'Button: signs out although unsaved work is lost',
  },
  confirmLanguage: {
    id: 'userMenu.confirmLanguage',
    defaultMessage: 'Load the portal again in this language?',
    description: 'Title of the question after another language was chosen; it is asked in the new language',
  },
  confirmLanguageText: {
    id: 'userMenu.confirmLanguageText',
    defaultMessage:
      'What the server words for you comes in the new language too. If you refuse, the former one comes back.',
    description: 'Text of the question after another language was chosen',
  },
  reload: { id: 'userMenu.reload', defaultMessage: 'Load again', description: 'Agrees to the new language' },
  keepLanguage: {
    id: 'userMenu.keepLanguage',
    defaultMessage: 'Keep the former language',
    description: 'Refuses the new language',
  },
  languageFailed: {
    id: 'userMenu.languageFailed',
    defaultMessage: 'The words of this language could not be loaded. Please try again.',
    description: 'Message after another language was chosen and nothing came',
  },
})

/** What only this device keeps, one line for each below the question before signing out. */
export const keptMessages = defineMessages<{
  post: { title: string }
  untitled: void
  comment: void
  form: void
}>({
  post: {
    id: 'userMenu.keptPost',
    defaultMessage: 'Unsaved changes to “{title}”',
    description: 'What signing out would delete: what was written in the editor of a post and is not on the server',
  },
  untitled: {
    id: 'userMenu.keptUntitled',
    defaultMessage: 'Unsaved changes to an untitled post',
    description: 'The same for a post without a title',
  },
  comment: {
    id: 'userMenu.keptComment',
    defaultMessage: 'Unsaved changes to a comment',
    description: 'The same for a comment that is being edited',
  },
  form: {
    id: 'userMenu.keptForm',
    defaultMessage: 'A form you haven’t sent',
    description: 'The same for the form with which a post is moved on in its workflow',
  },
})
