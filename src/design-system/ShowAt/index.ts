export { ShowAt, type ShowAtProps } from './ShowAt'
