export { ComposerTeaser, type ComposerTeaserProps } from './ui/ComposerTeaser'
