export type { CarouselConfig } from './model/carousel-config'
export { CarouselView, type CarouselViewProps } from './ui/CarouselView'
