import { Carousel, type CarouselProps } from '@/design-system/Carousel'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { CarouselConfig } from '../model/carousel-config'

export type CarouselViewProps = Pick<CarouselProps, 'index' | 'onIndexChange' | 'className'> & {
  config: CarouselConfig
  onSkip: () => void
  onDone: () => void
}

/** The introduction with the words and colours of its configuration; where it brings none, with the portal's own. */
export function CarouselView({ config, ...rest }: CarouselViewProps) {
  const { formatMessage } = useIntl()
  return (
    <Carousel
      {...rest}
      label={formatMessage(messages.region)}
      slides={config.slides.map((slide, index) => ({
        id: String(index),
        title: slide.title,
        titleColor: slide.titleColor,
        description: slide.description,
        descriptionColor: slide.descriptionColor,
        descriptionSize: config.descriptionFontSize_WebApp ?? slide.descriptionFontSize,
        imageUrl: slide.urlImage,
        colorBegin: slide.colorBegin,
        colorEnd: slide.colorEnd,
        orientation: slide.orientation_WebApp ?? 'row',
      }))}
      colors={{
        next: config.nextButtonColor,
        done: config.doneButtonColor,
        skip: config.skipButtonColor,
        dot: config.dotColor,
      }}
      labels={{
        carousel: formatMessage(messages.carousel),
        slide: formatMessage(messages.slide),
        position: (position, total) => formatMessage(messages.position, { position, total }),
        dots: formatMessage(messages.slides),
        dot: (title, position, total) => formatMessage(messages.dot, { position, total, title }),
        next: config.nextButtonName ?? formatMessage(messages.next),
        done: config.doneButtonName ?? formatMessage(messages.done),
        skip: config.skipButtonName ?? formatMessage(messages.skip),
      }}
    />
  )
}
