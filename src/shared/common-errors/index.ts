export { errorMet, type MetError } from './error-met'
