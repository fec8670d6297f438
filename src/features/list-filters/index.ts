export { ClearFilters, type ClearFiltersProps } from './ui/ClearFilters'
export { ListFilters, type ListFiltersProps } from './ui/ListFilters'
