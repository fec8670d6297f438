import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { ChevronLeftIcon, Icon, PauseIcon, PlayIcon } from '../icons'
import type { CarouselProps } from './carousel-props'
import styles from './Carousel.module.css'
import { tintOf } from './tint-of'

type CarouselControlsProps = Pick<
  CarouselProps,
  'slides' | 'index' | 'onIndexChange' | 'onSkip' | 'onDone' | 'labels' | 'colors' | 'playing' | 'onPlayingChange'
> & { goTo: (index: number) => void; slidesId: string }

/** Dots, skip, next; on the last slide done takes the place of next, keeps its focus and gets that of skip. */
export function CarouselControls({
  slides,
  index,
  goTo,
  onSkip,
  onDone,
  labels,
  colors,
  playing,
  onPlayingChange,
  slidesId,
}: CarouselControlsProps) {
  const last = index === slides.length - 1
  const ends = last && onDone !== undefined
  const { heir, handlers } = useHandedFocus(ends)
  return (
    <div className={styles.controls}>
      {onPlayingChange && labels.play !== undefined && labels.pause !== undefined && (
        <IconButton
          size="sm"
          label={playing === true ? labels.pause : labels.play}
          icon={<Icon of={playing === true ? PauseIcon : PlayIcon} size="sm" />}
          onClick={() => onPlayingChange(playing !== true)}
        />
      )}
      {slides.length > 1 && (
        <div role="group" aria-label={labels.dots} {...tinted(colors?.dot)} className={styles.dots}>
          {slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              aria-label={labels.dot(slide.title, at + 1, slides.length)}
              aria-current={at === index}
              aria-controls={slidesId}
              className={styles.dot}
              onClick={() => goTo(at)}
            />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        {onSkip && !ends && (
          <Button variant="plain" {...tinted(colors?.skip)} className={styles.skip} onClick={onSkip} {...handlers}>
            {labels.skip}
          </Button>
        )}
        {labels.previous !== undefined && (
          <IconButton
            label={labels.previous}
            icon={<Icon of={ChevronLeftIcon} className={styles.arrow} />}
            aria-disabled={index === 0 && onDone !== undefined}
            onClick={() => goTo(index - 1)}
          />
        )}
        <Button
          ref={heir}
          variant="primary"
          {...tinted(ends ? colors?.done : colors?.next)}
          className={styles.next}
          onClick={() => (ends ? onDone() : goTo(index + 1))}
        >
          {ends ? labels.done : labels.next}
        </Button>
      </div>
    </div>
  )
}

/** Lets an element take the hue of a customer's colour. */
export function tinted(colour: string | null | undefined): { 'data-tinted'?: ''; style?: CSSProperties } {
  const tint = tintOf(colour)
  return tint ? { 'data-tinted': '', style: { '--tint-h': tint.h, '--tint-c': tint.c } as CSSProperties } : {}
}

/**
 * Hands the focus of a button that goes away on to another one; it would fall to the page otherwise, and the keys with
 * it.
 */
function useHandedFocus(gone: boolean) {
  const heir = useRef<HTMLButtonElement>(null)
  const held = useRef(false)

  // React tells nobody of the focus that goes with what it takes away: it still counts as held.
  useLayoutEffect(() => {
    if (!gone || !held.current) return
    held.current = false
    heir.current?.focus()
  }, [gone])

  return { heir, handlers: { onFocus: () => void (held.current = true), onBlur: () => void (held.current = false) } }
}
