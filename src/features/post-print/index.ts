export { PostPrintView, type PostPrintViewProps } from './ui/PostPrintView'
