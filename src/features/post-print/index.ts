export { PostPrintView } from './ui/PostPrintView'
