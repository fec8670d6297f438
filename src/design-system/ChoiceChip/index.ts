// Apart from the plain chip, which comes with the first screen.
export { FilterChip, type FilterChipProps } from './FilterChip'
export { RemovableChip, type RemovableChipProps } from './RemovableChip'
