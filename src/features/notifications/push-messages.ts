import { defineMessages } from '@/shared/i18n'

/** The words around the pushes of the browser, all of them in the panel. */
export const pushMessages = defineMessages({
  toggle: {
    id: 'notifications.pushToggle',
    defaultMessage: 'Browser notifications',
    description: 'Name of a button in the panel that is pressed while the browser shows new notifications',
  },
  offer: {
    id: 'notifications.pushOffer',
    defaultMessage: 'Hear of news while you are elsewhere',
    description: 'Title of the question whether the browser shall show new notifications',
  },
  offerWhy: {
    id: 'notifications.pushOfferWhy',
    defaultMessage: 'Your browser can show new notifications while no page of the portal is in front.',
    description: 'Below “Hear of news while you are elsewhere”',
  },
  turnOn: {
    id: 'notifications.pushTurnOn',
    defaultMessage: 'Turn on',
    description: 'Button: lets the browser show new notifications; the browser then asks in its own words',
  },
  notNow: {
    id: 'notifications.pushNotNow',
    defaultMessage: 'Not now',
    description: 'Button: the browser shall not show notifications, and the question goes',
  },
  asking: {
    id: 'notifications.pushAsking',
    defaultMessage: 'Your browser asks you now',
    description: 'Title, while the question of the browser is open beside the page',
  },
  askingWhy: {
    id: 'notifications.pushAskingWhy',
    defaultMessage: 'Allow the notifications in its question, which is mostly near the address.',
    description: 'Below “Your browser asks you now”',
  },
  blocked: {
    id: 'notifications.pushBlocked',
    defaultMessage: 'Your browser blocks the notifications',
    description: 'Title: the person wants them, but the browser does not allow them for this portal',
  },
  blockedWhy: {
    id: 'notifications.pushBlockedWhy',
    defaultMessage:
      'Open the settings of this page at the left of the address, allow notifications there, and come back.',
    description: 'Below “Your browser blocks the notifications”: what to do',
  },
  withoutThem: {
    id: 'notifications.pushWithoutThem',
    defaultMessage: 'Do without',
    description: 'Button below the explanation that the browser blocks notifications: the explanation goes',
  },
})
