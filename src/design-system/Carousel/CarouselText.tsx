import { Heading } from '../Heading'
import type { CarouselSlide } from './carousel-props'
import styles from './Carousel.module.css'
import { tinted } from './CarouselControls'

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

/**
 * Smaller cannot be read, larger leaves no room for a second sentence; in rem, so that it follows the reader's own
 * size.
 */
const bounds = { least: 0.875, most: 1.5 }

/** What one unit is in rem, where 1rem is 16px. */
const units: Record<string, number> = { px: 1 / 16, pt: 1 / 12, rem: 1, em: 1, '%': 1 / 100 }

/**
 * The size a customer wrote as a number of pixels or with a unit, kept within what can be read; `null` when none was
 * given.
 */
export function sizeOf(size: string | number | null | undefined): string | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(px|pt|rem|em|%)?\s*$/.exec(String(size ?? ''))
  if (!found) return null
  const rem = Number(found[1]) * (units[found[2] ?? 'px'] ?? 0)
  return rem === 0 ? null : `${Math.min(bounds.most, Math.max(bounds.least, rem))}rem`
}
