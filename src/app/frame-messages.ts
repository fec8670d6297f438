import { defineMessages } from '@/shared/i18n'

/** Words of the regions that the frame has beside the page. */
export const messages = defineMessages({
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
  besidePosts: {
    id: 'app.besidePosts',
    defaultMessage: 'Beside the posts',
    description: 'Names the column with tasks and the like beside the feed, for screen readers',
  },
})
