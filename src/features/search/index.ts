export { SearchBar, type SearchBarProps } from './ui/SearchBar'
