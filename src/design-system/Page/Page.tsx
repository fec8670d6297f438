import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../Heading'
import styles from './Page.module.css'

export type PageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The h1. A page that sets its own (a post) leaves it out. */
  title?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** `feed` is at most 680 px, `reading` 720, `wide` 1024; a rail lies beside it within `wide`. */
  width?: 'feed' | 'reading' | 'wide' | 'full'
  /** What goes beside the content where there is room (280 px): cards of facts and tasks. */
  rail?: ReactNode
  /** Names the rail's landmark; needed with `rail`. */
  railLabel?: string | undefined
  /** Where there is no room beside: `below` the content, or `hide` when the rail only repeats. */
  railNarrow?: 'below' | 'hide'
  /** What follows the content, as the conversation below a text. A rail without room beside stands before it. */
  after?: ReactNode
}

/** The column that a screen is set in. It looks at its own width: with the assistant open the rail goes first. */
export function Page({
  title,
  lead,
  actions,
  width = 'feed',
  rail,
  railLabel,
  railNarrow = 'below',
  after,
  className,
  children,
  ...rest
}: PageProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div
        data-width={width}
        data-rail={rail != null || undefined}
        data-after={after != null || undefined}
        className={styles.columns}
      >
        <div className={styles.content}>
          {title !== undefined && (
            <div className={styles.head}>
              <div>
                <Heading level={1}>{title}</Heading>
                {lead !== undefined && <p className={styles.lead}>{lead}</p>}
              </div>
              {actions != null && <div className={styles.actions}>{actions}</div>}
            </div>
          )}
          {children}
        </div>
        {rail != null && (
          <aside aria-label={railLabel} data-narrow={railNarrow} className={styles.rail}>
            {rail}
          </aside>
        )}
        {after != null && <div className={styles.content}>{after}</div>}
      </div>
    </div>
  )
}
