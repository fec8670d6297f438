import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { ErrorState } from '@/design-system/ErrorState'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Tabs } from '@/design-system/Tabs'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { rangeWords } from '../model/words'
import { RangeControls } from './RangeControls'
import styles from './Statistics.module.css'
import type { StatisticsAddress } from './use-statistics-address'

type Tab = 'workflow' | 'base'

export type StatisticsFrameProps<Figures> = {
  tab: Tab
  /** The workflow that the figures are about; null for all of them together. */
  workflow: { id: string; name: string | undefined } | null
  address: StatisticsAddress
  communities: readonly Schemas['CommunitySummary'][]
  query: UseQueryResult<Figures>
  children: (figures: Figures) => ReactNode
}

/** What both kinds of statistics stand in: the way here, the choice of days and community, and their tabs. */
export function StatisticsFrame<Figures>({
  tab,
  workflow,
  address,
  communities,
  query,
  children,
}: StatisticsFrameProps<Figures>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const body = (
    <div className={styles.body} data-old={query.isPlaceholderData || undefined}>
      <Figures query={query}>{children}</Figures>
    </div>
  )
  function open(next: Tab) {
    if (!workflow) return
    const path = next === 'base' ? paths.workflowStatisticsBase : paths.workflowStatistics
    void navigate(path(workflow.id, address.query))
  }
  return (
    <Page width="wide">
      <nav aria-label={formatMessage(messages.path)} className={styles.path}>
        <Link variant="quiet" href={paths.workflows({ tab: 'workflows' })}>
          {formatMessage(messages.workflows)}
        </Link>
        {workflow && (
          <Link variant="quiet" href={paths.workflow(workflow.id)}>
            {workflow.name ?? workflow.id}
          </Link>
        )}
      </nav>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <RangeControls address={address} communities={communities} />
      </div>
      <p className={styles.range}>{rangeWords(address.from, address.to, intl)}</p>
      {workflow ? (
        <Tabs<Tab>
          label={formatMessage(messages.tabs)}
          activation="manual"
          items={[
            { value: 'workflow', label: formatMessage(messages.workflowTab) },
            { value: 'base', label: formatMessage(messages.baseTab) },
          ]}
          value={tab}
          onValueChange={open}
        >
          {body}
        </Tabs>
      ) : (
        body
      )}
    </Page>
  )
}

function Figures<Figures>({ query, children }: Pick<StatisticsFrameProps<Figures>, 'query' | 'children'>) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = query
  if (isApiError(error) && error.kind === 'forbidden') {
    return <ErrorState title={formatMessage(messages.forbidden)} description={formatMessage(messages.forbiddenWhy)} />
  }
  if (data !== undefined) return children(data)
  if (error) {
    return <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
  }
  return (
    <SkeletonGroup label={formatMessage(messages.loading)}>
      <div className={styles.totals}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} shape="block" className={styles.waitingCard} />
        ))}
      </div>
      <Skeleton shape="block" className={styles.waitingChart} />
    </SkeletonGroup>
  )
}
