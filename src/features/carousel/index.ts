export type { CarouselConfig } from './model/carousel-config'
export { CarouselOverlay } from './ui/CarouselOverlay'
export { CarouselView, type CarouselViewProps } from './ui/CarouselView'
