export { useOpenPost } from './use-open-post'
