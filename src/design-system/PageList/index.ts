export { PageList, type PageListProps } from './PageList'
