import { defineMessages } from '@/shared/i18n'

/**
 * The pages that stand in for the portal. The build keeps their English sentences, because the messages may be what is
 * missing.
 */
export const messages = {
  ...defineMessages({
    failed: {
      id: 'startUp.failed',
      defaultMessage: 'The portal can’t start',
      description: 'Title of the page when start-up failed',
    },
    failedText: {
      id: 'startUp.failedText',
      defaultMessage:
        'The server sent an invalid response. Try again. If this keeps happening, give your administrator the number below.',
      description: 'Text of that page',
    },
    offline: {
      id: 'startUp.offline',
      defaultMessage: 'Can’t reach the server',
      description: 'Title of the page when start-up met no network',
    },
    offlineText: {
      id: 'startUp.offlineText',
      defaultMessage: 'Check your connection and try again.',
      description: 'Text of that page',
    },
    tryAgain: { id: 'startUp.tryAgain', defaultMessage: 'Try again', description: 'Button' },
    outOfServiceSplash: {
      id: 'startUp.outOfServiceSplash',
      defaultMessage: 'We’ll be right back',
      description: 'In large on the 503 page, above its title',
    },
    outOfService: {
      id: 'startUp.outOfService',
      defaultMessage: 'Down for maintenance',
      description: 'Title of the 503 page',
    },
    outOfServiceText: {
      id: 'startUp.outOfServiceText',
      defaultMessage: 'Maintenance is under way. This page reloads automatically when the portal is back.',
      description: 'Text of the 503 page',
    },
    broken: {
      id: 'startUp.broken',
      defaultMessage: 'The portal isn’t set up correctly',
      description: 'Title of the page for a broken configuration',
    },
    brokenText: {
      id: 'startUp.brokenText',
      defaultMessage: 'Send the line below to your administrator.',
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
