import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { CarouselConfig } from '../model/carousel-config'
import { $carousel, carouselWanted, finished, isShown, skipped, slideChosen } from '../model/carousel'
import styles from './CarouselOverlay.module.css'
import { CarouselView } from './CarouselView'

/** The introduction over the whole window, for people who have not seen it. */
export function CarouselOverlay() {
  const { carousel, want } = useUnit({ carousel: $carousel, want: carouselWanted })
  useEffect(() => want(), [want])
  return isShown(carousel) && <Layer config={carousel.config} index={carousel.index} />
}

/** A modal of the browser: it keeps the focus, gives it back, and Escape skips. */
function Layer({ config, index }: { config: CarouselConfig; index: number }) {
  const { formatMessage } = useIntl()
  const layer = useRef<HTMLDialogElement>(null)
  const { choose, skip, finish } = useUnit({ choose: slideChosen, skip: skipped, finish: finished })

  useLayoutEffect(() => {
    const element = layer.current
    element?.showModal()
    // Without this the first dot would have it, and its ring would be the first thing that is seen.
    element?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={layer}
      tabIndex={-1}
      aria-label={formatMessage(messages.region)}
      className={styles.root}
      onCancel={() => skip()}
    >
      <CarouselView
        className={styles.carousel}
        config={config}
        index={index}
        onIndexChange={choose}
        onSkip={() => skip()}
        onDone={() => finish()}
      />
    </dialog>
  )
}
