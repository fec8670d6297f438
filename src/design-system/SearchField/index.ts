export { SearchField, type SearchFieldProps } from './SearchField'
export { SearchPill, type SearchPillProps } from './SearchPill'
