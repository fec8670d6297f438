import { Heading } from '../Heading'
import type { CarouselSlide } from './Carousel'
import styles from './Carousel.module.css'
import { tinted } from './CarouselControls'
import { sizeOf } from './size-of'

type CarouselTextProps = { slide: CarouselSlide; current: boolean; roleDescription: string; label: string }

/** The words of a slide. A slide that is not the current one is out of sight and out of reach. */
export function CarouselText({ slide, current, roleDescription, label }: CarouselTextProps) {
  const words = tinted(slide.descriptionColor)
  const size = sizeOf(slide.descriptionSize)
  return (
    <div
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      inert={!current}
      className={styles.text}
    >
      <Heading level={2} size="page" {...tinted(slide.titleColor)} className={styles.title}>
        {slide.title}
      </Heading>
      {slide.description !== undefined && (
        <div
          {...words}
          className={styles.description}
          style={{ ...words.style, ...(size !== null && { fontSize: size }) }}
        >
          {slide.description}
        </div>
      )}
      {slide.actions !== undefined && <div className={styles.actions}>{slide.actions}</div>}
    </div>
  )
}
