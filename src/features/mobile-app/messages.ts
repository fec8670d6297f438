import { defineMessages } from '@/shared/i18n'

/** Messages of the page that offers the app to somebody with a phone. */
export const messages = defineMessages<{ title: { portal: string }; text: void; getApp: void; stay: void }>({
  title: {
    id: 'mobileApp.title',
    defaultMessage: '{portal} has an app',
    description: 'Title of the page that phones see first; {portal} is the name of the customer',
  },
  text: {
    id: 'mobileApp.text',
    defaultMessage: 'Get updates on your phone. Everything works here in your browser too.',
    description: 'Under that title',
  },
  getApp: { id: 'mobileApp.getApp', defaultMessage: 'Get the app', description: 'Link to the store' },
  stay: {
    id: 'mobileApp.stay',
    defaultMessage: 'Continue in the browser',
    description: 'Button; the choice is remembered',
  },
})
