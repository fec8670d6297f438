import { loadable } from '@/shared/loadable'

export { SearchBar, type SearchBarProps } from './ui/SearchBar'

/** What a search has found; a screen of its own, loaded when it is opened. */
export const SearchView = loadable(() => import('./results/ui/SearchView')).component('SearchView')
