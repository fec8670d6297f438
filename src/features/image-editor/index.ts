import { loadable } from '@/shared/loadable'

export { sendBytes, sendFile } from './api/send-bytes'
export type { Shape as EditorShape } from './model/picture-edit'
export type { EditedPicture } from './ui/ImageEditor'

/** The editor of pictures and what draws them anew: loaded with the first picture, as most texts have none. */
export const imageEditor = loadable(() => import('./image-editor'))
