import { clsx } from 'clsx'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton'
import { Icon, XIcon } from '../icons'
import { useFocusReturn, useOwnStop } from '../interaction'
import styles from './Sheet.module.css'
import { useDragDown } from './use-drag-down'

/** `className` goes to the card, the rest and `ref` to the dialog in it, which assistive technology knows. */
export type SheetProps = Omit<ComponentProps<typeof AriaDialog>, 'children' | 'className' | 'style'> & {
  title: ReactNode
  /**
   * Takes the place of the title's row, and lets the sheet cover the window: the field of a search, with the way back
   * in front of it. The title then only names the dialog, so it is text.
   */
  head?: ReactNode
  /** Asked to close: by Escape, by the button, by a press beside the sheet, by drawing it down. */
  onClose: () => void
  closeLabel: string
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
  head,
  onClose,
  closeLabel,
  footer,
  padding = 'md',
  className,
  children,
  ...rest
}: SheetProps) {
  const { distance, dragging, handlers } = useDragDown(onClose)
  const focusReturn = useFocusReturn()
  // State and no ref object: the library mounts what is inside later.
  const [body, setBody] = useState<HTMLElement | null>(null)
  const ownStop = useOwnStop(body)
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay ?? ''}>
      <Modal
        ref={focusReturn}
        data-padding={padding}
        data-cover={head !== undefined || undefined}
        data-dragging={dragging || undefined}
        className={clsx(styles.modal, className)}
        style={{ '--sheet-drag': `${distance}px` } as CSSProperties}
      >
        <AriaDialog
          {...rest}
          {...(head !== undefined && typeof title === 'string' && { 'aria-label': title })}
          className={styles.dialog ?? ''}
        >
          {head !== undefined ? (
            <div className={styles.coverHead}>{head}</div>
          ) : (
            <div {...handlers} className={styles.head}>
              <span aria-hidden className={styles.grip} />
              <AriaHeading slot="title" className={styles.title ?? ''}>
                {title}
              </AriaHeading>
              <IconButton label={closeLabel} icon={<Icon of={XIcon} />} onClick={onClose} />
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
