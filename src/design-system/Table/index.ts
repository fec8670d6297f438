export { Table } from './Table'
export type { TableColumn, TableLabels, TableProps, TableSort } from './table-props'
