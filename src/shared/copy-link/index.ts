export { linkCopyRequested } from './copy-link'
export { copyRequested } from './copy-text'
