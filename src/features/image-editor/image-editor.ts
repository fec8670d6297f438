export { cleanPicture, readPicture } from './model/draw-picture'
export { ImageEditor } from './ui/ImageEditor'
