export { linkCopyRequested } from './copy-link'
