import { clsx } from 'clsx'
import { useId, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { useSwipe } from '../interaction'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Carousel.module.css'
import { CarouselControls, tinted } from './CarouselControls'
import { CarouselPicture } from './CarouselPicture'
import { CarouselText } from './CarouselText'
import { useArrowKeys } from './use-arrow-keys'
import { useHeld } from './use-held'

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
