import { defineMessages } from '@/shared/i18n'

/** Whether this browser shows pushes, and what can be done about it. */
export const messages = defineMessages<{
  on: void
  off: void
  asking: void
  denied: void
  unsupported: void
  turnOn: void
  turnOff: void
  test: void
  testTitle: void
  testBody: void
  testShown: void
  testFailed: void
}>({
  on: {
    id: 'browserPushes.on',
    defaultMessage: 'Push notifications are on in this browser. They’re shown while the portal is open.',
    description: 'State',
  },
  off: { id: 'browserPushes.off', defaultMessage: 'Push notifications are off in this browser.', description: 'State' },
  asking: {
    id: 'browserPushes.asking',
    defaultMessage: 'Answer the question that your browser is asking.',
    description: 'State: the browser asks whether the portal may show notifications',
  },
  denied: {
    id: 'browserPushes.denied',
    defaultMessage:
      'This browser blocks push notifications. Allow them for this site in the browser’s settings, then reload the page.',
    description: 'State',
  },
  unsupported: {
    id: 'browserPushes.unsupported',
    defaultMessage: 'This browser can’t show push notifications.',
    description: 'State',
  },
  turnOn: { id: 'browserPushes.turnOn', defaultMessage: 'Turn on', description: 'Button' },
  turnOff: { id: 'browserPushes.turnOff', defaultMessage: 'Turn off', description: 'Button' },
  test: { id: 'browserPushes.test', defaultMessage: 'Show a test', description: 'Button: shows a push of the browser' },
  testTitle: { id: 'browserPushes.testTitle', defaultMessage: 'This is a test', description: 'Title of that push' },
  testBody: {
    id: 'browserPushes.testBody',
    defaultMessage: 'Push notifications of the portal look like this.',
    description: 'Text of that push',
  },
  testShown: {
    id: 'browserPushes.testShown',
    defaultMessage:
      'The browser has taken the test. If you see nothing, check the notification settings of your device.',
    description: 'After the button was pressed',
  },
  testFailed: {
    id: 'browserPushes.testFailed',
    defaultMessage: 'The browser didn’t show the test.',
    description: 'After the button was pressed',
  },
})
