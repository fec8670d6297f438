import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  region: void
  close: void
  reload: void
  success: void
  info: void
  pro: void
  warn: void
  error: void
  system: void
  newVersion: void
  newVersionWhy: void
  signedOut: void
  signedOutWhy: void
  signOutDelayed: void
  signOutDelayedWhy: void
  externalLink: void
}>({
  region: {
    id: 'tips.region',
    defaultMessage: 'Portal messages',
    description: 'Names the place where tips appear',
  },
  close: { id: 'tips.close', defaultMessage: 'Close message', description: 'Button of a tip' },
  reload: { id: 'tips.reload', defaultMessage: 'Reload', description: 'Button of a tip: loads the portal again' },
  success: {
    id: 'tips.success',
    defaultMessage: 'Done:',
    description: 'Read out before a tip that something went well',
  },
  info: { id: 'tips.info', defaultMessage: 'Note:', description: 'Read out before a tip with a fact' },
  pro: { id: 'tips.pro', defaultMessage: 'Good to know:', description: 'Read out before a tip on using the portal' },
  warn: { id: 'tips.warn', defaultMessage: 'Warning:', description: 'Read out before a tip that warns' },
  error: { id: 'tips.error', defaultMessage: 'Error:', description: 'Read out before a tip that something failed' },
  system: { id: 'tips.system', defaultMessage: 'Notice:', description: 'Read out before a message of the operators' },
  newVersion: {
    id: 'tips.newVersion',
    defaultMessage: 'A new version of the portal is available',
    description: 'Title of the tip after a new build; the button “Load again” stands below',
  },
  newVersionWhy: {
    id: 'tips.newVersionWhy',
    defaultMessage: 'Reload to continue. Anything you typed but didn’t send is kept.',
    description: 'Below “A new version of the portal is here”',
  },
  signedOut: {
    id: 'tips.signedOut',
    defaultMessage: 'You’re signed out',
    description: 'Title of the tip after logout',
  },
  signedOutWhy: {
    id: 'tips.signedOutWhy',
    defaultMessage: 'Your data was removed from this browser. Only settings and the notices you’ve seen are kept.',
    description: 'Below “You are signed out”',
  },
  signOutDelayed: {
    id: 'tips.signOutDelayed',
    defaultMessage: 'The server hasn’t registered your sign-out yet',
    description: 'Title of the tip after logout when the server did not answer or failed',
  },
  signOutDelayedWhy: {
    id: 'tips.signOutDelayedWhy',
    defaultMessage:
      'Your data was removed from this browser, except settings and the notices you’ve seen. Keep this page open while the portal keeps trying.',
    description: 'Below “The server hasn’t registered your sign-out yet”',
  },
  externalLink: {
    id: 'tips.externalLink',
    defaultMessage: 'opens in a new tab',
    description: 'Read out after a link that leaves the portal',
  },
})
