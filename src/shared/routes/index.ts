export { layouts, type RouteLayout } from './layouts'
export { paths, type PostEntity } from './paths'
export type { ErrorEntity, FirstRequest, FromAddress, Route } from './route'
export { feedFilters, routes, type RouteName } from './table'
