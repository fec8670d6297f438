export { LinksButton, type LinksButtonProps } from './ui/LinksButton'
