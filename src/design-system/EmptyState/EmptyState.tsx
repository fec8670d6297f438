import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading, type HeadingProps } from '../Heading'
import { Mark } from '../Mark'
import { statementStyles } from '../statement'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is so: "Nothing unread". */
  title: ReactNode
  /** Why, or what to do, in one sentence. */
  description?: ReactNode
  /** The one thing to do about it: a quiet Button or ButtonLink. */
  action?: ReactNode
  level?: HeadingProps['level']
}

/** Nothing is here, and that is fine. Where something failed, use ErrorState. */
export function EmptyState({ title, description, action, level = 2, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(statementStyles.root, className)}>
      <Mark size={48} className={styles.mark} />
      <Heading level={level} size="title">
        {title}
      </Heading>
      {description !== undefined && <p className={statementStyles.description}>{description}</p>}
      {action !== undefined && <div className={statementStyles.action}>{action}</div>}
    </div>
  )
}
