export { Carousel } from './Carousel'
export type { CarouselLabels, CarouselProps, CarouselSlide } from './carousel-props'
