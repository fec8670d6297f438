export { SearchField, type SearchFieldProps } from './SearchField'
export { SearchTrigger, type SearchTriggerProps } from './SearchTrigger'
