import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

import styles from './MessageBubble.module.css'

export type MessageBubbleProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** Who said it; names the article. */
  author: ReactNode
  /** Stands outside, before the bubble. */
  avatar?: ReactNode
  /** Beneath the words: when it was said, and what can be done with it. */
  footer?: ReactNode
  /** `pending` while it is on its way, `failed` when it did not arrive, `muted` for what was taken back. */
  state?: 'said' | 'pending' | 'failed' | 'muted'
  /** The one that an address pointed at. */
  marked?: boolean
  children: ReactNode
}

/** Something that somebody said, in a conversation of several. */
export function MessageBubble({
  author,
  avatar,
  footer,
  state = 'said',
  marked = false,
  className,
  children,
  ...rest
}: MessageBubbleProps) {
  const authorId = useId()
  return (
    <article
      aria-labelledby={authorId}
      {...rest}
      data-state={state}
      data-marked={marked || undefined}
      className={clsx(styles.root, className)}
    >
      {avatar !== undefined && <div className={styles.avatar}>{avatar}</div>}
      <div className={styles.bubble}>
        <p id={authorId} className={styles.author}>
          {author}
        </p>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  )
}
