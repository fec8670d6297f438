export { forgetSearches, recentSearches } from './model/recent-searches'
export { SearchBar, type SearchBarProps, type SearchPlace } from './ui/SearchBar'
