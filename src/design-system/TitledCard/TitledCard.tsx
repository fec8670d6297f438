import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Button } from '../Button'
import { Card, type CardProps } from '../Card'
import { Heading } from '../Heading'
import { Text } from '../Text'
import styles from './TitledCard.module.css'

export type TitledCardProps = Omit<CardProps, 'as' | 'title'> & {
  /** Stands above and names the landmark: "Tasks". */
  title: ReactNode
  /** At the end of its line: "Edit", "All 3". */
  action?: ReactNode
}

/** A card of the rail beside a document: one thing about it, under its name. */
export function TitledCard({ title, action, className, children, ...rest }: TitledCardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} {...rest} as="section" className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={2} size="label" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </Card>
  )
}

export type CardProblemProps = {
  /** What did not come: "The tasks did not arrive." */
  children: ReactNode
  retryLabel: string
  onRetry: (() => void) | undefined
}

/** Stands in a card whose content did not come. A whole page has ErrorState. */
export function CardProblem({ children, retryLabel, onRetry }: CardProblemProps) {
  return (
    <div className={styles.problem}>
      <Text size="sm" tone="muted">
        {children}
      </Text>
      <Button size="sm" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
