import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Select } from '@/design-system/Select'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { revisionQueries } from '../api/revision-queries'
import { messages } from '../messages'
import { Comparison } from './Comparison'
import styles from './History.module.css'

type Summary = Schemas['PostRevisionSummary']

/** The published texts of a post, newest first, and two of them compared; which two stands in the address. */
export function HistoryView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const { data: post } = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...revisionQueries.list(postId),
    throwOnError: concernsThePage,
  })
  const revisions = data?.pages.flatMap((page) => page.revisions)
  return (
    <Page
      width="wide"
      title={formatMessage(messages.history)}
      lead={post && <Link href={paths.post(postId)}>{post.title}</Link>}
    >
      {error && !data && (
        <LoadFailure
          title={formatMessage(messages.failed)}
          description={formatMessage(messages.failedText)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <>
          <Skeleton />
          <Skeleton />
        </>
      )}
      {revisions && (
        <ol className={styles.list} reversed>
          {revisions.map((revision) => (
            <RevisionRow key={revision.revision} postId={postId} revision={revision} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage(messages.older)}
        </Button>
      )}
      {revisions?.length === 1 && <Text tone="muted">{formatMessage(messages.onlyOne)}</Text>}
      {post && revisions && revisions.length > 1 && <ChosenComparison post={post} revisions={revisions} />}
    </Page>
  )
}

function RevisionRow({ postId, revision: summary }: { postId: string; revision: Summary }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const { revision, publishedAt, publishedBy, note, substantive } = summary
  return (
    <li className={styles.row}>
      <Link variant="action" href={paths.post(postId, { revision: String(revision) })}>
        {formatMessage(messages.version, { revision })}
      </Link>
      <span className={styles.quiet}>
        {formatMessage(messages.whoAndWhen, { name: publishedBy.fullName, date: exact(new Date(publishedAt)) })}
      </span>
      {note !== null && <span>{note}</span>}
      {revision > 1 && substantive && <span className={styles.quiet}>{formatMessage(messages.substantive)}</span>}
    </li>
  )
}

type ChosenComparisonProps = { post: Schemas['Post']; revisions: readonly Summary[] }

function ChosenComparison({ post, revisions }: ChosenComparisonProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useSearchParams()
  const known = (name: string) => revisions.find(({ revision }) => String(revision) === search.get(name))?.revision
  const to = known('to') ?? revisions[0]?.revision ?? 1
  const from = known('from') ?? revisions.find(({ revision }) => revision < to)?.revision ?? to
  const options = revisions.map(({ revision }) => ({
    value: String(revision),
    label: formatMessage(messages.version, { revision }),
  }))
  const choose = (part: { from?: string; to?: string }) =>
    setSearch({ from: String(from), to: String(to), ...part }, { replace: true })
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={formatMessage(messages.from)}
          value={String(from)}
          options={options}
          onValueChange={(next) => choose({ from: next })}
        />
        <Select
          label={formatMessage(messages.to)}
          value={String(to)}
          options={options}
          onValueChange={(next) => choose({ to: next })}
        />
      </div>
      <Comparison post={post} from={from} to={to} />
    </>
  )
}
