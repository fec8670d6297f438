import { loadable } from '@/shared/loadable'

/** What a search has found; a screen of its own, loaded when it is opened. */
export const SearchView = loadable(() => import('./ui/SearchView')).component('SearchView')

/** The search within one community, below its head. */
export const CommunitySearch = loadable(() => import('./ui/CommunitySearch')).component('CommunitySearch')
