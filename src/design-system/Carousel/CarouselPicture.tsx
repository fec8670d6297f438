import { useState, type CSSProperties } from 'react'
import type { CarouselSlide } from './carousel-props'
import styles from './Carousel.module.css'

/** The picture of a slide, on the customer's ground. The ground alone stays where the picture does not come. */
export function CarouselPicture({ slide, current }: { slide: CarouselSlide; current: boolean }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { colorBegin, colorEnd, imageUrl } = slide
  const ground = groundOf(colorBegin, colorEnd)
  return (
    <div
      data-grounded={ground ? true : undefined}
      inert={!current}
      className={styles.picture}
      style={ground ?? undefined}
    >
      {imageUrl !== '' && imageUrl !== broken && (
        <img
          src={imageUrl}
          alt={slide.alternativeText ?? ''}
          draggable={false}
          decoding="async"
          className={styles.image}
          onError={() => setBroken(imageUrl)}
        />
      )}
    </div>
  )
}

const hexadecimal = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
/** A name, or a function of plain numbers: nothing that could fetch or refer to anything. */
const named = /^[a-z]+(?:\([0-9.,%/+\s-]+\))?$/i

/**
 * A customer's ground from its begin to its end, as it was written: no words stand on it. `null` unless both are
 * colours.
 */
export function groundOf(begin: string | null | undefined, end: string | null | undefined): CSSProperties | null {
  const [from, to] = [colourIn(begin), colourIn(end)]
  return from !== null && to !== null ? ({ '--begin': from, '--end': to } as CSSProperties) : null
}

/** A text that is one colour and nothing else. */
function colourIn(text: string | null | undefined): string | null {
  const colour = text?.trim() ?? ''
  if (hexadecimal.test(colour)) return colour
  // Asked as it is used: words like `inherit` are values of a property, but no colours.
  const known = named.test(colour) && CSS.supports('background-image', `linear-gradient(${colour}, ${colour})`)
  return known ? colour : null
}
