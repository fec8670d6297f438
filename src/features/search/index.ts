export { SearchPill, type SearchPillProps } from './ui/SearchPill'
