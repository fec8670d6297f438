import { defineMessages } from '@/shared/i18n'

/** The menu behind the avatar in the header. */
export const messages = defineMessages({
  label: { id: 'userMenu.label', defaultMessage: 'Your account', description: 'Names the menu for screen readers' },
  close: { id: 'userMenu.close', defaultMessage: 'Close menu', description: 'Button, on phones' },
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
    defaultMessage: 'System',
    description: 'Appearance: follows the setting of the operating system',
  },
  notificationSettings: {
    id: 'userMenu.notificationSettings',
    defaultMessage: 'Notification settings',
    description: 'Leads to the page where one says what one wants to hear of',
  },
  profile: { id: 'userMenu.profile', defaultMessage: 'Profile', description: 'Leads to one’s own profile' },
  feedback: {
    id: 'userMenu.feedback',
    defaultMessage: 'Send feedback',
    description: 'Row of the menu: to the form for feedback about the portal',
  },
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
    defaultMessage: 'You’ll be signed out in all tabs of this browser.',
    description: 'Text of the question before signing out',
  },
  confirmSignOutLost: {
    id: 'userMenu.confirmSignOutLost',
    defaultMessage: 'You’ll be signed out in all tabs of this browser and lose unfinished work:',
    description: 'Text of the question before signing out while something is unfinished; a list of it follows',
  },
  stay: { id: 'userMenu.stay', defaultMessage: 'Stay signed in', description: 'Refuses to sign out' },
  confirmLanguage: {
    id: 'userMenu.confirmLanguage',
    defaultMessage: 'Reload in this language?',
    description: 'Title of the question after another language was chosen; it is asked in the new language',
  },
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
  confirmLanguageText: {
    id: 'userMenu.confirmLanguageText',
    defaultMessage: 'The page will reload so that everything appears in your language.',
    description: 'Text of the question after another language was chosen',
  },
  reload: { id: 'userMenu.reload', defaultMessage: 'Reload', description: 'Agrees to the new language' },
  keepLanguage: {
    id: 'userMenu.keepLanguage',
    defaultMessage: 'Cancel',
    description: 'Refuses the new language',
  },
  languageFailed: {
    id: 'userMenu.languageFailed',
    defaultMessage: 'Couldn’t load this language. Try again.',
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
