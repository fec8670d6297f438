export { Lightbox } from './Lightbox'
export type { LightboxLabels, LightboxPicture, LightboxProps } from './lightbox-props'
