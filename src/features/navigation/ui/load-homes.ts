/** The homes are a chunk of their own, fetched when the first screen is there. */
export const loadHomes = () => import('./Homes')
