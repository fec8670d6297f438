import { type ReactNode, type Ref, Suspense } from 'react'
import { Link } from '@/design-system/Link'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { TitledCard } from '@/design-system/TitledCard'
import { QueryView, type QueryViewProps } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './RailCard.module.css'

export type RailCardProps<Data> = {
  ref?: Ref<HTMLDivElement> | undefined
  title: string
  /** What `useQuery` or `useInfiniteQuery` gave. */
  query: QueryViewProps<Data>['query']
  /** Where the whole list is, and how long; undefined while that is not known, and where there is none. */
  all?: { count: number; href: string } | undefined
  /** There is nothing to show: the card is absent. */
  empty: boolean
  /** How many rows are expected and how high they are, so that their place is kept while they are on their way. */
  expected: { rows: number; height: 'tall' | 'short' }
  children: ReactNode
}

/** A card beside the content of a page, in whatever state it is; without rows it is absent. */
export function RailCard<Data>({ ref, title, query, all, empty, expected, children }: RailCardProps<Data>) {
  if (query.data === undefined ? expected.rows === 0 : empty) return null
  const skeleton = <RowsSkeleton {...expected} />
  return (
    <TitledCard ref={ref} title={title} action={all && <AllLink title={title} {...all} />}>
      <QueryView query={query} skeleton={skeleton} words={{ failed: messages.failed }} level={3}>
        {() => <Suspense fallback={skeleton}>{children}</Suspense>}
      </QueryView>
    </TitledCard>
  )
}

function AllLink({ title, count, href }: { title: string; count: number; href: string }) {
  const { formatMessage } = useIntl()
  const words = formatMessage(messages.allOf, { count })
  return (
    <Link variant="action" href={href} aria-label={formatMessage(messages.allOfCard, { card: title, all: words })}>
      {words}
    </Link>
  )
}

function RowsSkeleton({ rows, height }: RailCardProps<unknown>['expected']) {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} data-height={height} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
