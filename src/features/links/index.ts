export { LinksButton, type LinksButtonProps } from './ui/LinksButton'
export { loadLinksDialog } from './ui/load-links-dialog'
