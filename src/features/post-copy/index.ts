export { CopyPostView } from './ui/CopyPostView'
