export { Lightbox, type LightboxLabels, type LightboxPicture, type LightboxProps } from './Lightbox'
