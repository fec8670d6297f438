/** The panel, with its Markdown, is a chunk of its own, fetched when somebody comes near one of its buttons. */
export const loadAssistant = () => import('./Assistant')
