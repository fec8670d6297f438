import { clsx } from 'clsx'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

import { Anchor } from '../Link'
import { UnreadDot } from '../UnreadDot'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './NotificationItem.module.css'

export type NotificationItemProps = Omit<ComponentProps<'article'>, 'title'> & {
  /** Who it comes from: an Avatar. */
  picture: ReactNode
  /** What happened, in one sentence; cut after three lines. */
  message: ReactNode
  /** What was written, in the writer's words; cut after three lines too. */
  quote?: ReactNode
  /** What changed: chips, a Diff. */
  details?: ReactNode
  /** When: a `time`, or a RelativeTime. */
  time: ReactElement
  /** Says before the message that it is new; without it the item is read. */
  unreadLabel?: string | undefined
  /** Names the dot: "Mark as read". */
  markReadLabel: string
  /** By the dot, or by a press anywhere on an item that does not open. */
  onMarkRead?: (() => void) | undefined
  /** Where the whole item leads. */
  href?: string | undefined
  /** The item was opened: by its link, or, where it leads nowhere but still does something, by a button. */
  onOpen?: (() => void) | undefined
}

/** One thing that happened to the reader. The whole surface is one real link; the dot marks it without opening it. */
export function NotificationItem({
  picture,
  message,
  quote,
  details,
  time,
  unreadLabel,
  markReadLabel,
  onMarkRead,
  href,
  onOpen,
  className,
  ...rest
}: NotificationItemProps) {
  const unread = unreadLabel !== undefined
  const opens = href !== undefined || onOpen !== undefined
  const pressable = unread && !opens
  const words = (
    <>
      {unread && <VisuallyHidden>{unreadLabel}</VisuallyHidden>} {message}
    </>
  )
  return (
    // By keyboard the dot does the same.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      // One that does not open has nothing else for the focus when its dot goes.
      tabIndex={opens ? undefined : -1}
      onClick={pressable ? (event) => isOutsideButtons(event.target) && onMarkRead?.() : undefined}
      {...rest}
      data-unread={unread || undefined}
      data-opens={opens || undefined}
      className={clsx(styles.root, className)}
    >
      {picture}
      {href !== undefined ? (
        <Anchor
          href={href}
          className={clsx(styles.message, styles.open)}
          onClick={onOpen}
          onAuxClick={openedInNewTab(onOpen)}
        >
          {words}
        </Anchor>
      ) : onOpen ? (
        <button type="button" className={clsx(styles.message, styles.open)} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <p className={styles.message}>{words}</p>
      )}
      {quote !== undefined && <p className={styles.quote}>{quote}</p>}
      {details !== undefined && <div className={styles.details}>{details}</div>}
      {time}
      {unread && (
        <button
          type="button"
          aria-label={markReadLabel}
          title={markReadLabel}
          className={styles.dot}
          data-marks-read
          onClick={(event) => {
            // The dot goes with its press; the focus stays with the item.
            keepFocus(event.currentTarget)
            onMarkRead?.()
          }}
        >
          <UnreadDot />
        </button>
      )}
    </article>
  )
}

/** A press on the dot or on a detail has its own meaning. */
function isOutsideButtons(target: EventTarget): boolean {
  return !(target instanceof Element && target.closest('a, button'))
}

function keepFocus(dot: HTMLElement) {
  const item = dot.closest('article')
  const opener = item?.querySelector<HTMLElement>(`.${styles.open}`)
  ;(opener ?? item)?.focus({ preventScroll: true })
}

/** The middle button opens the link in another tab, and there it is read. */
function openedInNewTab(onOpen: (() => void) | undefined) {
  return ({ button }: { button: number }) => {
    if (button === 1) onOpen?.()
  }
}
