export { navigationQueries } from './api/queries'
