export { environmentQueries } from './api/queries'
