import { clsx } from 'clsx'
import { useId, useRef, useState, type CSSProperties } from 'react'
import { useSwipe } from '../interaction'
import { VisuallyHidden } from '../VisuallyHidden'
import type { CarouselProps } from './carousel-props'
import styles from './Carousel.module.css'
import { CarouselControls, tinted } from './CarouselControls'
import { CarouselPicture } from './CarouselPicture'
import { CarouselText } from './CarouselText'
import { useArrowKeys } from './use-arrow-keys'
import { useHeld } from './use-held'

/**
 * A few slides, one at a time: a picture, a title, a sentence. It fills the height it is given. Colours of a customer
 * give hues; how light they are is ours, so that words stay readable in every theme. The ground of a picture is the
 * customer's as it is.
 */
export function Carousel({
  label,
  slides,
  index,
  onIndexChange,
  labels,
  onSkip,
  onDone,
  colors,
  playing,
  onPlayingChange,
  onHeldChange,
  className,
  ...rest
}: CarouselProps) {
  const slidesId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [first] = useState(index)
  const [moved, setMoved] = useState(false)
  if (!moved && index !== first) setMoved(true)

  function goTo(wanted: number) {
    const round = onDone === undefined
    const target = round ? (wanted + slides.length) % slides.length : Math.min(Math.max(wanted, 0), slides.length - 1)
    if (target !== index) onIndexChange(target)
  }

  const moves = { back: () => goTo(index - 1), forward: () => goTo(index + 1) }
  useSwipe(frame, moves)
  useArrowKeys(frame, moves)
  const held = useHeld(onHeldChange)
  const current = slides[index]
  if (!current) return null

  return (
    <section
      aria-label={label}
      aria-roledescription={labels.carousel}
      {...held}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div
        ref={frame}
        data-orientation={current.orientation ?? 'row'}
        className={styles.frame}
        style={{ '--slide': index } as CSSProperties}
      >
        <div className={styles.pictures}>
          <div className={styles.track}>
            {slides.map((slide, at) => (
              <CarouselPicture key={slide.id} slide={slide} current={at === index} />
            ))}
          </div>
        </div>
        <div {...tinted(current.colorBegin)} className={styles.pane}>
          <div className={styles.texts}>
            <div id={slidesId} className={styles.track}>
              {slides.map((slide, at) => (
                <CarouselText
                  key={slide.id}
                  slide={slide}
                  current={at === index}
                  roleDescription={labels.slide}
                  label={labels.position(at + 1, slides.length)}
                />
              ))}
            </div>
          </div>
          <CarouselControls
            {...{
              slides,
              index,
              onIndexChange,
              goTo,
              onSkip,
              onDone,
              labels,
              colors,
              playing,
              onPlayingChange,
              slidesId,
            }}
          />
        </div>
      </div>
      <VisuallyHidden role="status">
        {moved && playing !== true && `${labels.dot(current.title, index + 1, slides.length)}`}
      </VisuallyHidden>
    </section>
  )
}
