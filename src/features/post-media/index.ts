export { picturesIn, useDraftMedia, type DraftMediaStart } from './ui/use-draft-media'
