export { cleanPicture } from './model/draw-picture'
export { ImageEditor } from './ui/ImageEditor'
