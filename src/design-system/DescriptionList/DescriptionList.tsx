import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import styles from './DescriptionList.module.css'

export type DescriptionListItem = { id: string; term: ReactNode; description: ReactNode }

export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: readonly DescriptionListItem[]
}

/** Facts about one thing: what each is called, and what it is. Terms stand beside their values where there is room. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.root, className)}>
      {items.map(({ id, term, description }) => (
        <div key={id} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
