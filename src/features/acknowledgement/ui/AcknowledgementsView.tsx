import { useInfiniteQuery } from '@tanstack/react-query'
import { concernsThePage, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { useIsSmall } from '@/design-system/tokens'
import { useOpenPost } from '@/features/open-post'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { acknowledgementQueries, type Standing } from '../api/acknowledgement-calls'
import { listWords, messages } from '../messages'
import styles from './Acknowledgement.module.css'
import { AcknowledgementCards } from './AcknowledgementCards'
import { AcknowledgementsTable } from './AcknowledgementsTable'
import { RemindButton } from './RemindButton'

export type AcknowledgementsViewProps = { postId: string }

/**
 * Who has acknowledged a post and who has not, for those who may know. Whoever may read the post alone is told so here;
 * a post that is closed or gone is the page's affair.
 */
export function AcknowledgementsView({ postId }: AcknowledgementsViewProps) {
  const { formatMessage, formatName } = useIntl()
  const [{ state }, change] = useAddressState('post-acknowledgements')
  const { data: post } = useOpenPost(postId)
  const list = useInfiniteQuery({
    ...acknowledgementQueries.list(postId, state),
    throwOnError: (error) => concernsThePage(error) && !isListForbidden(error),
  })
  const isSmall = useIsSmall()
  // Five columns are wider than a phone: there each row is a card.
  const Rows = isSmall ? AcknowledgementCards : AcknowledgementsTable
  const counts = list.data?.pages.at(-1)?.counts ?? post?.acknowledgement?.counts
  const missing = counts ? counts.pending + counts.outdated : 0
  return (
    <Page
      width="wide"
      title={formatMessage(messages.listTitle)}
      lead={
        <Link href={paths.post(postId)} lang={post?.language}>
          {post ? formatName(post.title) : formatMessage(messages.back)}
        </Link>
      }
      actions={missing > 0 && <RemindButton postId={postId} missing={missing} />}
    >
      <Stack gap={4}>
        {counts && <StateChoice state={state} counts={counts} onChange={(next) => change({ state: next })} />}
        <QueryView
          query={list}
          skeleton={isSmall ? <Skeleton /> : <AcknowledgementsTable rows={[]} loading />}
          words={listWords}
          empty={{
            when: ({ pages }) => pages.every(({ acknowledgements }) => acknowledgements.length === 0),
            title: formatMessage(messages.listEmpty),
            action: state !== 'all' && (
              <Button onClick={() => change({ state: 'all' })}>{formatMessage(messages.showAll)}</Button>
            ),
          }}
        >
          {({ pages }) => (
            <>
              <Rows rows={pages.flatMap(({ acknowledgements }) => acknowledgements)} />
              {list.hasNextPage && (
                <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {formatMessage(list.isFetchNextPageError ? retryMessages.tryAgain : messages.more)}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </Page>
  )
}

type StateChoiceProps = {
  state: Standing
  counts: Schemas['AcknowledgementCounts']
  onChange: (state: Standing) => void
}

function StateChoice({ state, counts, onChange }: StateChoiceProps) {
  const { formatMessage } = useIntl()
  const options = [
    { value: 'all', label: messages.all, count: counts.required },
    { value: 'acknowledged', label: messages.stateDone, count: counts.acknowledged },
    { value: 'pending', label: messages.pending, count: counts.pending },
    { value: 'outdated', label: messages.stateOutdated, count: counts.outdated },
    { value: 'overdue', label: messages.overdue, count: counts.overdue },
  ] as const
  return (
    <SegmentedControl
      label={formatMessage(messages.show)}
      className={styles.filters}
      value={state}
      options={options.map(({ label, ...option }) => ({ ...option, label: formatMessage(label) }))}
      onValueChange={onChange}
    />
  )
}

/** The post is open to the person, the list is not. */
function isListForbidden(error: unknown): boolean {
  return isApiError(error) && error.code === 'acknowledgements-forbidden'
}
