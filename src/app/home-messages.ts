import { defineMessages } from '@/shared/i18n'

/** Words of the dashboard's row, which comes with the frame. */
export const messages = defineMessages({
  dashboardTitle: { id: 'app.dashboardTitle', defaultMessage: 'Home', description: 'Page title and place in the menu' },
})
