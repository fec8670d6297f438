import { defineMessages } from '@/shared/i18n'

/** Messages of the introduction; those of its buttons stand where its configuration brings none of its own. */
export const messages = defineMessages<{
  region: void
  carousel: void
  slide: void
  position: { position: number; total: number }
  skip: void
  next: void
  done: void
  slides: void
  dot: { position: number; total: number; title: string }
}>({
  region: { id: 'carousel.region', defaultMessage: 'Introduction', description: 'Names the slides for screen readers' },
  carousel: {
    id: 'carousel.carousel',
    defaultMessage: 'carousel',
    description: 'For screen readers, what kind of region it is: slides shown one at a time',
  },
  slide: {
    id: 'carousel.slide',
    defaultMessage: 'slide',
    description: 'For screen readers, what kind of group it is: one of the slides',
  },
  position: {
    id: 'carousel.position',
    defaultMessage: '{position, number} of {total, number}',
    description: 'For screen readers, names a slide',
  },
  skip: { id: 'carousel.skip', defaultMessage: 'Skip', description: 'Button that leaves the introduction' },
  next: { id: 'carousel.next', defaultMessage: 'Next', description: 'Button that leads to the next slide' },
  done: { id: 'carousel.done', defaultMessage: 'Get started', description: 'Button on the last slide' },
  slides: { id: 'carousel.slides', defaultMessage: 'Choose a slide', description: 'Names the row of dots' },
  dot: {
    id: 'carousel.dot',
    defaultMessage: 'Slide {position, number} of {total, number}: {title}',
    description: 'Names a dot',
  },
})
