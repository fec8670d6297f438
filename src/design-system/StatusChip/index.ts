export { StatusChip, type StatusChipProps, type StatusColor } from './StatusChip'
