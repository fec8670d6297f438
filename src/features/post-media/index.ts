export { picturesIn, useDraftMedia, type DraftMediaOptions } from './ui/use-draft-media'
