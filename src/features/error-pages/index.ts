export { ClosedCommunityPage, type ClosedCommunityPageProps } from './ui/ClosedCommunityPage'
export { ForbiddenPage, type ForbiddenPageProps } from './ui/ForbiddenPage'
export { NotFoundPage, type NotFoundPageProps } from './ui/NotFoundPage'
export { UnauthorizedPage } from './ui/UnauthorizedPage'
