import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Card } from '../Card'
import { Skeleton } from './Skeleton'
import styles from './Skeleton.module.css'

export type SkeletonCardProps = Omit<ComponentProps<'div'>, 'children'>

/** A card of the feed before it is there: who, when, title and two lines. Goes into a SkeletonGroup. */
export function SkeletonCard({ className, ...rest }: SkeletonCardProps) {
  return (
    <Card {...rest} aria-hidden padding="lg" className={clsx(styles.card, className)}>
      <div className={styles.person}>
        <Skeleton shape="circle" />
        <div className={styles.lines}>
          <Skeleton length="half" />
          <Skeleton length="short" />
        </div>
      </div>
      <Skeleton shape="title" length="long" />
      <Skeleton />
      <Skeleton length="long" />
    </Card>
  )
}
