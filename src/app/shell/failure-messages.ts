import { defineMessages } from '@/shared/i18n'

/** Words of the designed form of a failure, which comes after the first screen. */
export const messages = defineMessages({
  regionFailedText: {
    id: 'app.regionFailedText',
    defaultMessage:
      'The rest of the portal still works. Load this part once more; if that does not help, load the page again.',
    description: 'Text in place of a part that broke',
  },
})
