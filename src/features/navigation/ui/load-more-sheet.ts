/** What is behind "More" is a chunk of its own, fetched with the first press. */
export const loadMoreSheet = () => import('./MoreSheet')
