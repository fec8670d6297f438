import { defineMessages } from '@/shared/i18n'

/**
 * The pages that stand in for the portal. The build keeps their English sentences, because the messages may be what is
 * missing.
 */
export const messages = {
  ...defineMessages({
    failed: {
      id: 'startUp.failed',
      defaultMessage: 'The portal cannot start',
      description: 'Title of the page when start-up failed',
    },
    failedText: {
      id: 'startUp.failedText',
      defaultMessage:
        'The server did not give a proper answer. Try again; if it stays like this, tell your administrator the number below.',
      description: 'Text of that page',
    },
    offline: {
      id: 'startUp.offline',
      defaultMessage: 'The server cannot be reached',
      description: 'Title of the page when start-up met no network',
    },
    offlineText: {
      id: 'startUp.offlineText',
      defaultMessage: 'Check your connection, then try again.',
      description: 'Text of that page',
    },
    outOfServiceSplash: {
      id: 'startUp.outOfServiceSplash',
      defaultMessage: 'The portal rests for a moment',
      description: 'In large on the 503 page, above its title',
    },
    outOfService: {
      id: 'startUp.outOfService',
      defaultMessage: 'Out of service',
      description: 'Title of the 503 page',
    },
    outOfServiceText: {
      id: 'startUp.outOfServiceText',
      defaultMessage:
        'It is under maintenance and comes back by itself. This page notices when it does; you need not do anything.',
      description: 'Text of the 503 page',
    },
    broken: {
      id: 'startUp.broken',
      defaultMessage: 'The portal is not set up properly',
      description: 'Title of the page for a broken configuration',
    },
    brokenText: {
      id: 'startUp.brokenText',
      defaultMessage: 'Please pass the line below on to whoever runs the portal.',
      description: 'Text of the page for a broken configuration',
    },
  }),
  ...defineMessages<{ request: { requestId: string } }>({
    request: {
      id: 'startUp.request',
      defaultMessage: 'Request {requestId}',
      description: 'In small: the number that a helper asks for',
    },
  }),
}
