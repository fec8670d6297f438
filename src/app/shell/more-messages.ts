import { defineMessages } from '@/shared/i18n'

/** Words of the rows that the frame adds to the sheet behind "More". */
export const messages = defineMessages({
  links: {
    id: 'app.moreLinks',
    defaultMessage: 'Useful links',
    description: 'Row behind "More" on phones: opens the dialog with addresses outside the portal',
  },
})
