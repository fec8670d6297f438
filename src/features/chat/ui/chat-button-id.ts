/** The button in the header is one in the page; the panel gives the focus back to it. */
export const chatButtonId = 'chat-button'
