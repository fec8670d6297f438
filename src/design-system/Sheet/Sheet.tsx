import { clsx } from 'clsx'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton'
import { Icon, XIcon } from '../icons'
import { useOwnStop } from '../own-stop'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Sheet.module.css'
import { useDragDown } from './use-drag-down'

/** `className` goes to the card, the rest and `ref` to the dialog in it, which assistive technology knows. */
export type SheetProps = Omit<ComponentProps<typeof AriaDialog>, 'children' | 'className' | 'style'> & {
  title: ReactNode
  /** Asked to close: by Escape, by the button, by a press beside the sheet, by drawing it down. */
  onClose: () => void
  closeLabel: string
  /**
   * Stands in place of the title, which then is for those who listen alone, and of the button that closes: the sheet
   * covers the whole window, as much of it as the keyboard of a phone leaves.
   */
  head?: ReactNode
  /** Stays on the lower edge while the content scrolls. */
  footer?: ReactNode
  /** `none` for lists whose rows reach the edges. */
  padding?: 'none' | 'md'
  className?: string | undefined
  children?: ReactNode
}

/**
 * On phones what a popover is elsewhere: a card that comes from the lower edge, within reach of the thumb. Its users
 * load it when the first one opens.
 */
export function Sheet({
  title,
  onClose,
  closeLabel,
  head,
  footer,
  padding = 'md',
  className,
  children,
  ...rest
}: SheetProps) {
  const { distance, dragging, handlers } = useDragDown(onClose)
  // State and no ref object: the library mounts what is inside later.
  const [body, setBody] = useState<HTMLElement | null>(null)
  const ownStop = useOwnStop(body)
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay ?? ''}>
      <Modal
        data-padding={padding}
        data-cover={head !== undefined || undefined}
        data-dragging={dragging || undefined}
        className={clsx(styles.modal, className)}
        style={{ '--sheet-drag': `${distance}px` } as CSSProperties}
      >
        <AriaDialog {...rest} className={styles.dialog ?? ''}>
          {head === undefined ? (
            <div {...handlers} className={styles.head}>
              <span aria-hidden className={styles.grip} />
              <AriaHeading slot="title" className={styles.title ?? ''}>
                {title}
              </AriaHeading>
              <IconButton label={closeLabel} icon={<Icon of={XIcon} />} onClick={onClose} />
            </div>
          ) : (
            <div>
              <VisuallyHidden>
                <AriaHeading slot="title">{title}</AriaHeading>
              </VisuallyHidden>
              {head}
            </div>
          )}
          <div ref={setBody} {...(ownStop && { role: 'group', tabIndex: 0 })} className={styles.body}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
