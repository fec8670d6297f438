export { QueryView, type QueryViewProps } from './ui/QueryView'
export type { EmptyWords, NewerVersion, QueryWords, ReadQuery } from './ui/query-state'
