import { type ReactNode, Suspense } from 'react'
import { TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { QueryView, type QueryViewProps } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import styles from './Rail.module.css'

export type RailCardProps<Data> = {
  title: string
  /** What `useQuery` or `useInfiniteQuery` gave. */
  query: QueryViewProps<Data>['query']
  /** Where the whole list is, and how long; undefined while that is not known, and where there is none. */
  all?: { count: number; href: string } | undefined
  /** There is nothing to show: the card is absent. */
  empty: boolean
  children: ReactNode
}

/** A card beside the feed in whatever state it is; without rows it is absent. */
export function RailCard<Data>({ title, query, all, empty, children }: RailCardProps<Data>) {
  if (query.data !== undefined && empty) return null
  return (
    <TitledCard title={title} action={all && <AllLink title={title} {...all} />}>
      <QueryView query={query} skeleton={<RowsSkeleton />} words={{ failed: messages.cardFailed }} level={3}>
        {() => <Suspense fallback={<RowsSkeleton />}>{children}</Suspense>}
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

function RowsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.skeleton}>
      {[1, 2, 3].map((row) => (
        <div key={row}>
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
