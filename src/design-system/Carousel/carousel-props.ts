import type { ComponentProps, ReactNode } from 'react'

/** A colour as CSS writes it, from a customer's configuration. */
type CustomerColor = string | null | undefined

export type CarouselSlide = {
  id: string
  title: string
  description?: ReactNode
  imageUrl: string
  /** What the picture shows that the words do not say; without it the picture is decoration. */
  alternativeText?: string
  /** Picture and words side by side, or one above the other, as it always is where there is little width. */
  orientation?: 'row' | 'column'
  /** Buttons or links under the description. */
  actions?: ReactNode
  /** The customer's: of the words, and of the ground from its begin to its end. */
  titleColor?: CustomerColor
  descriptionColor?: CustomerColor
  colorBegin?: CustomerColor
  colorEnd?: CustomerColor
  /** In px, or with a unit; kept within what can be read. */
  descriptionSize?: string | number | null | undefined
}

export type CarouselLabels = {
  /** What it is, read out in place of "region": "carousel". */
  carousel: string
  /** What each of its pages is, read out in place of "group": "slide". */
  slide: string
  /** "2 of 3": names a slide, and is announced with its title. */
  position: (current: number, total: number) => string
  /** Names the row of dots: "Choose a slide". */
  dots: string
  /** Names one dot: "Slide 2 of 3: Ask the assistant". */
  dot: (title: string, current: number, total: number) => string
  next: ReactNode
  done?: ReactNode
  skip?: ReactNode
  /** Names a button back; without it there is none, as in the introduction, where dots and a swipe lead back. */
  previous?: string
  /** Name the button that starts and stops slides which move by themselves. */
  play?: string
  pause?: string
}

export type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Names the carousel: "Introduction to Meridiana". */
  label: string
  slides: readonly CarouselSlide[]
  index: number
  onIndexChange: (index: number) => void
  labels: CarouselLabels
  /** Leaves the introduction before its end. */
  onSkip?: (() => void) | undefined
  /** The end of the introduction: takes the place of next on the last slide. Without it the slides go round. */
  onDone?: (() => void) | undefined
  colors?: { next?: CustomerColor; done?: CustomerColor; skip?: CustomerColor; dot?: CustomerColor } | undefined
  /** Whether a model moves the slides: nothing is announced then. */
  playing?: boolean | undefined
  onPlayingChange?: ((playing: boolean) => void) | undefined
  /** The pointer or the focus is here, or the reader wants stillness: slides must not move by themselves. */
  onHeldChange?: ((held: boolean) => void) | undefined
}
