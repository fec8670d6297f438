/** A slide of the introduction as its configuration brings it (openapi/events/carousel-config.schema.json). */
export type ConfiguredSlide = {
  title: string
  titleColor?: string | null
  description: string
  descriptionColor?: string | null
  descriptionFontSize?: string | number | null
  urlImage: string
  colorBegin?: string | null
  colorEnd?: string | null
  orientation_WebApp?: 'row' | 'column'
}

/** The introduction, read and found whole. */
export type CarouselConfig = {
  slides: readonly ConfiguredSlide[]
  skipButtonName?: string
  skipButtonColor?: string | null
  nextButtonName?: string
  nextButtonColor?: string | null
  doneButtonName?: string
  doneButtonColor?: string | null
  dotColor?: string | null
  /** Wins over the size of each slide. */
  descriptionFontSize_WebApp?: string | number | null
}
