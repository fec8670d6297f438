/** The bell is one in the page; the panel gives the focus back to it. */
export const bellId = 'notification-bell'
