import { useState } from 'react'
import type { CarouselSlide } from './Carousel'
import styles from './Carousel.module.css'
import { groundOf } from './ground-of'

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
