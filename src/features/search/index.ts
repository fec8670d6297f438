import { loadable } from '@/shared/loadable'

export { SearchBar, type SearchBarProps } from './ui/SearchBar'

/** A search goes on in the post that it found: its words are marked there. Loaded with the first such post. */
const findInPost = loadable(() => import('./find'))
export const FindBar = findInPost.component('FindBar')
export const MarkedWords = findInPost.component('MarkedWords')

/** What a search has found; a screen of its own, loaded when it is opened. */
export const SearchView = loadable(() => import('./results/ui/SearchView')).component('SearchView')
