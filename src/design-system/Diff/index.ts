export { Diff, type DiffProps } from './Diff'
