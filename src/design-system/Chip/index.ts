export { Chip, type ChipProps } from './Chip'
export { FilterChip, type FilterChipProps } from './FilterChip'
export { RemovableChip, type RemovableChipProps } from './RemovableChip'
