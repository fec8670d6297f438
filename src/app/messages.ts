import { defineMessages } from '@/shared/i18n'

/** Messages of what stands in for a part of the page that failed. */
export const messages = defineMessages({
  regionFailed: {
    id: 'app.regionFailed',
    defaultMessage: 'This part of the page stopped working',
    description: 'Title in place of a part that broke',
  },
  tryAgain: { id: 'app.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  regionFailedText: {
    id: 'app.regionFailedText',
    defaultMessage: 'The rest of the portal still works. Try again. If that doesn’t help, reload the page.',
    description: 'Text in place of a part that broke',
  },
  pageLoading: { id: 'app.pageLoading', defaultMessage: 'Loading page', description: 'For screen readers' },
})
