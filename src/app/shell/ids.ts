/** Ids of what skip links and keys lead to. */
export const MAIN = 'main'
export const SIDEBAR = 'sidebar'
export const SEARCH_INPUT = 'search'
