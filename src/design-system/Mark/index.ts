export { archPaths, Mark, type MarkProps } from './Mark'
