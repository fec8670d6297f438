import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { IconButton } from '../IconButton'
import { Icon, XIcon } from '../icons'
import { useOwnStop } from '../own-stop'
import { PageLocale } from '../PageLocale'
import styles from './Dialog.module.css'

/** `className` goes to the card, the rest and `ref` to the dialog in it, which assistive technology knows. */
export type DialogProps = Omit<ComponentProps<typeof AriaDialog>, 'children' | 'className' | 'role' | 'style'> & {
  title: ReactNode
  /** Where the thing belongs, above its title: "Quality and safety, Post 1042". */
  place?: ReactNode
  /** What it is about, below the title. */
  subtitle?: ReactNode
  /** Asked to close: by Escape, by the button, or by a press beside the dialog where that is allowed. */
  onClose: () => void
  /** Names the button in the corner; without it there is none, and the footer has a way out. */
  closeLabel?: string | undefined
  /** Whether a press beside the dialog closes it. Not where something typed would be lost. */
  closesOutside?: boolean
  /** `alertdialog` for a question that has to be answered before anything else. */
  role?: 'dialog' | 'alertdialog'
  /**
   * `sm` for questions, `md` for short forms and facts, `lg` for lists, `full` for work that wants the whole window,
   * `side` for a form beside the thing that it is about: it takes the height of the window, on phones all of it.
   */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'side'
  /** Where it is drawn instead of over the whole page: a box that holds what is fixed in it. */
  container?: Element | undefined
  /** Buttons at the end: the one to do last. */
  footer?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/**
 * Covers the page until it is closed: a card in the middle, a sheet from below on phones. The focus goes in and comes
 * back to where it was. Its users load it when the first one opens.
 */
export function Dialog({
  title,
  place,
  subtitle,
  onClose,
  closeLabel,
  closesOutside = true,
  role = 'dialog',
  size = 'md',
  container,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  // State and no ref object: the library mounts what is inside later.
  const [body, setBody] = useState<HTMLElement | null>(null)
  const ownStop = useOwnStop(body)
  return (
    <PageLocale>
      <ModalOverlay
        isOpen
        isDismissable={closesOutside}
        onOpenChange={(open) => !open && onClose()}
        className={styles.overlay ?? ''}
        {...(container && { UNSTABLE_portalContainer: container })}
      >
        <Modal className={clsx(styles.modal, className)} data-size={size}>
          <AriaDialog {...rest} role={role} className={styles.dialog ?? ''}>
            <div className={styles.head}>
              <div className={styles.words}>
                {place !== undefined && <div className={styles.place}>{place}</div>}
                <AriaHeading slot="title" className={styles.title ?? ''}>
                  {title}
                </AriaHeading>
                {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
              </div>
              {closeLabel !== undefined && (
                <IconButton label={closeLabel} icon={<Icon of={XIcon} />} className={styles.close} onClick={onClose} />
              )}
            </div>
            {children !== undefined && (
              <div ref={setBody} {...(ownStop && { role: 'group', tabIndex: 0 })} className={styles.body}>
                {children}
              </div>
            )}
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
