/** The dialog is a chunk of its own, fetched when it first opens. */
export const loadLinksDialog = () => import('./LinksDialog')
