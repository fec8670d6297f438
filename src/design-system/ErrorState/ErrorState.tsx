import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading, type HeadingProps } from '../Heading'
import { CircleAlertIcon, Icon } from '../icons'
import { statementStyles } from '../statement'
import styles from './ErrorState.module.css'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What did not work: "The posts did not load". */
  title: ReactNode
  /** What it means for the reader, and what can be done. */
  description?: ReactNode
  /** Usually a quiet Button "Try again". */
  action?: ReactNode
  /** In small, for those who help: "503 · 9f2c41". */
  code?: ReactNode
  level?: HeadingProps['level']
}

/** A part of a page failed; the rest still works. For a page that failed use MessagePage. */
export function ErrorState({ title, description, action, code, level = 2, className, ...rest }: ErrorStateProps) {
  return (
    <div role="alert" {...rest} className={clsx(statementStyles.root, className)}>
      <span className={styles.icon}>
        <Icon of={CircleAlertIcon} />
      </span>
      <Heading level={level} size="title">
        {title}
      </Heading>
      {description !== undefined && <p className={statementStyles.description}>{description}</p>}
      {action !== undefined && <div className={statementStyles.action}>{action}</div>}
      {code !== undefined && <p className={styles.code}>{code}</p>}
    </div>
  )
}
