import { useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton, type IconButtonProps } from '../IconButton'
import { ChevronLeftIcon, ChevronRightIcon, Icon, XIcon } from '../icons'
import { useFocusReturn, useSwipe } from '../interaction'
import { VisuallyHidden } from '../VisuallyHidden'
import type { LightboxProps } from './lightbox-props'
import styles from './Lightbox.module.css'
import { LightboxZoom } from './LightboxZoom'
import { LightboxThumbnails } from './LightboxThumbnails'
import { LightboxView } from './LightboxView'
import { useArrowKeys } from './use-arrow-keys'
import { useZoom } from './use-zoom'

/**
 * Pictures, films and documents one at a time over the whole page. Arrow keys, Home and End turn them over, so does a
 * swipe; Escape closes and returns the focus to where it was. Its users load it when the first picture is opened.
 */
export function Lightbox({ pictures, index, onIndexChange, onClose, labels, renderActions, ...rest }: LightboxProps) {
  const stage = useRef<HTMLDivElement>(null)
  const focusReturn = useFocusReturn()
  const last = pictures.length - 1
  const current = Math.min(Math.max(index, 0), last)
  const picture = pictures[current]
  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last)
    if (next !== current) onIndexChange(next)
  }
  const move = {
    back: () => goTo(current - 1),
    forward: () => goTo(current + 1),
    first: () => goTo(0),
    last: () => goTo(last),
  }
  useArrowKeys(move)
  const zooms =
    labels.zoomIn !== undefined && labels.zoomOut !== undefined && (picture?.kind ?? 'picture') === 'picture'
  const zoom = useZoom(picture?.id, zooms)
  // A finger on a picture that is closer moves it.
  const noMoves = { back: () => {}, forward: () => {} }
  useSwipe(stage, zoom.isWhole ? move : noMoves)
  if (!picture) return null
  const many = pictures.length > 1
  const position = labels.position(current + 1, pictures.length)
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay ?? ''}>
      <Modal ref={focusReturn} className={styles.modal ?? ''}>
        <Dialog {...rest} aria-label={labels.title} className={styles.dialog ?? ''}>
          <div className={styles.bar}>
            {/* Read aloud as a whole, so that the number never comes without its picture. */}
            <p aria-live="polite" aria-atomic="true" className={styles.position}>
              {many && position} <VisuallyHidden>{picture.alternativeText}</VisuallyHidden>
            </p>
            {zooms && <LightboxZoom zoom={zoom} inLabel={labels.zoomIn} outLabel={labels.zoomOut} />}
            {renderActions?.(picture)}
            <IconButton label={labels.close} icon={<Icon of={XIcon} />} onClick={onClose} />
          </div>
          <div ref={stage} className={styles.stage}>
            {many && (
              <Turn
                label={labels.previous}
                disabled={current === 0}
                icon={<Icon of={ChevronLeftIcon} className={styles.arrow} />}
                onClick={move.back}
              />
            )}
            <LightboxView key={picture.id} picture={picture} zoom={zoom.zoom} labels={labels} />
            {many && (
              <Turn
                label={labels.next}
                disabled={current === last}
                icon={<Icon of={ChevronRightIcon} className={styles.arrow} />}
                onClick={move.forward}
              />
            )}
          </div>
          {many && (
            <LightboxThumbnails
              pictures={pictures}
              current={current}
              label={labels.thumbnails}
              position={labels.position}
              onSelect={goTo}
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Stays in its place at either end, so that the focus is not lost when there is no further picture. */
function Turn({ disabled, ...props }: Pick<IconButtonProps, 'label' | 'icon' | 'onClick'> & { disabled: boolean }) {
  return <IconButton {...props} aria-disabled={disabled} className={styles.turn} />
}
