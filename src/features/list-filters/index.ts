export { ListFilters, type ListFiltersProps } from './ui/ListFilters'
