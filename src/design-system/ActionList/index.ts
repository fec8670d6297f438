export { ActionItem, type ActionItemProps } from './ActionItem'
export { ActionList, type ActionListProps } from './ActionList'
