import { loadable } from '@/shared/loadable'

export { pictureFailureOf, type Picture } from './model/pictures'
export { pictureProblem, type PictureFailure } from './model/picture-kind'
export { CoverField } from './ui/CoverField'
export { picturesIn, useDraftMedia, type DraftMediaStart } from './ui/use-draft-media'

/** Edits the pixels, the focal point and the words of a picture; loaded when one is edited. */
export const EditPictureDialog = loadable(() => import('./ui/EditPictureDialog')).component('EditPictureDialog')

/** Edits the words of a picture alone. */
export const PictureWordsDialog = loadable(() => import('./ui/PictureWordsDialog')).component('PictureWordsDialog')
