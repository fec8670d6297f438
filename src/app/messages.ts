import { defineMessages } from '@/shared/i18n'

/** Messages of the frame around the screens, and of what stands in for a part of the page that failed. */
export const messages = defineMessages({
  regionFailed: {
    id: 'app.regionFailed',
    defaultMessage: 'This part of the page has stopped',
    description: 'Title in place of a part that broke',
  },
  regionFailedText: {
    id: 'app.regionFailedText',
    defaultMessage:
      'The rest of the portal still works. Load this part once more; if that does not help, load the page again.',
    description: 'Text in place of a part that broke',
  },
  headerPartFailed: {
    id: 'app.headerPartFailed',
    defaultMessage: 'This part of the header has stopped. Try again',
    description: 'Button with a warning sign in place of a button or field of the header that broke',
  },
  skipLinks: {
    id: 'app.skipLinks',
    defaultMessage: 'Skip to',
    description: 'Names the group of skip links for screen readers',
  },
  skipToMain: { id: 'app.skipToMain', defaultMessage: 'Go to main content', description: 'Skip link' },
  skipToSidebar: { id: 'app.skipToSidebar', defaultMessage: 'Go to sidebar', description: 'Skip link' },
  expandMenu: { id: 'app.expandMenu', defaultMessage: 'Expand the menu', description: 'Button in the header' },
  collapseMenu: { id: 'app.collapseMenu', defaultMessage: 'Collapse the menu', description: 'Button in the header' },
  back: { id: 'app.back', defaultMessage: 'Back', description: 'Button in the header that leads to the page before' },
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

/** The tip after an address of the former portal was followed. */
export const legacyLinkMessages = defineMessages({
  title: {
    id: 'legacyLinks.title',
    defaultMessage: 'This page has a new address',
    description: 'Title of the tip after an old link was followed',
  },
  text: {
    id: 'legacyLinks.text',
    defaultMessage: 'Your old link still works. Copy the new one if you have saved or shared it.',
    description: 'Text of the tip after an old link was followed',
  },
  copy: {
    id: 'legacyLinks.copy',
    defaultMessage: 'Copy the new link',
    description: 'Button of the tip after an old link was followed',
  },
})
