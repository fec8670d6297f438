export { cleanPicture } from './model/draw-picture'
export { ImageEditor } from './ui/ImageEditor'
export { photoAt } from './model/photo'
export { PhotoEditor } from './ui/PhotoEditor'
