import { defineMessages } from '@/shared/i18n'

/** Messages of parts of the frame that come after the first screen. */
export const messages = defineMessages({
  headerPartFailed: {
    id: 'app.headerPartFailed',
    defaultMessage: 'This part of the header has stopped. Try again',
    description: 'Button with a warning sign in place of a button or field of the header that broke',
  },
  pageLoading: {
    id: 'app.pageLoading',
    defaultMessage: 'The page is loading',
    description: 'For screen readers, in place of a page that says what went wrong and is on its way itself',
  },
  moreLinks: {
    id: 'app.moreLinks',
    defaultMessage: 'Useful links',
    description: 'Row behind "More" on phones: opens the dialog with addresses outside the portal',
  },
  dock: {
    id: 'app.dock',
    defaultMessage: 'Running beside your work',
    description: 'Names the lower edge of the window, with the chat and what takes long, for screen readers',
  },
  dockChoose: {
    id: 'app.dockChoose',
    defaultMessage: 'Choose what you see',
    description: 'Names the row of buttons for the chat and what takes long, on phones, for screen readers',
  },
})
