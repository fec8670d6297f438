import { useQuery } from '@tanstack/react-query'
import { isApiError, type Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { statisticsQueries } from '../api/statistics-queries'
import { messages } from '../messages'
import { eventList, listOf, type Part } from '../model/lists'
import { lengthOf } from '../model/range'
import { changeWords, dayWords } from '../model/words'
import { KeyFigures, type KeyFigure } from './KeyFigures'
import { DatesChart, OpenByChart } from './OpenCharts'
import styles from './Statistics.module.css'
import { StatisticsFrame } from './StatisticsFrame'
import { useStatisticsAddress } from './use-statistics-address'
import { WeeksChart } from './WeeksChart'

export type PostStatisticsViewProps = {
  /** Without it the figures are about all workflows. */
  workflowId?: string | undefined
}

/** How many posts there are in workflows, where, and whether their dates are kept. */
export function PostStatisticsView({ workflowId }: PostStatisticsViewProps) {
  const address = useStatisticsAddress()
  const query = useQuery({
    ...statisticsQueries.ofPosts(workflowId, address.filter),
    enabled: address.problem === null,
    throwOnError: (problem) => isApiError(problem) && problem.kind === 'not-found',
  })
  const { data } = query
  const name = data?.workflows.find(({ id }) => id === workflowId)?.name
  return (
    <StatisticsFrame
      tab="base"
      workflow={workflowId === undefined ? null : { id: workflowId, name }}
      address={address}
      communities={data?.communities ?? []}
      query={query}
    >
      {(statistics) => (
        <Charts
          statistics={statistics}
          part={{
            workflowId,
            communityId: address.filter.communityId,
            from: statistics.range.from,
            to: statistics.range.to,
          }}
        />
      )}
    </StatisticsFrame>
  )
}

function Charts({ statistics, part }: { statistics: Schemas['PostStatistics']; part: Part }) {
  return (
    <>
      <KeyFigures figures={useFigures(statistics, part)} />
      <WeeksChart weeks={statistics.weeks} part={part} />
      <div className={styles.pairs}>
        <OpenByChart statistics={statistics} part={part} by="community" />
        <OpenByChart statistics={statistics} part={part} by="assignee" />
        <OpenByChart statistics={statistics} part={part} by="priority" />
        <DatesChart dates={statistics.dates} part={part} />
      </div>
    </>
  )
}

function useFigures({ totals, range }: Schemas['PostStatistics'], part: Part): KeyFigure[] {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const days = lengthOf(range.from, range.to)
  const links = {
    created: eventList(part, 'created'),
    completed: eventList(part, 'completed'),
    open: listOf(part, { progress: 'open' }),
    overdue: listOf(part, { overdue: 'true' }),
  }
  return (['created', 'completed', 'open', 'overdue'] as const).map((id) => {
    const { value, previous } = totals[id]
    const change = changeWords(value - previous, intl)
    const happened = id === 'created' || id === 'completed'
    return {
      id,
      label: formatMessage(messages[id]),
      text: formatNumber(value),
      unit: formatMessage(messages.postsUnit, { count: value }),
      href: links[id],
      notes: [
        happened
          ? formatMessage(messages.versusBefore, { change, days })
          : formatMessage(messages.sinceStart, { change, date: dayWords(range.from, intl) }),
      ],
      tone: id === 'overdue' && value > 0 ? 'warn' : undefined,
    }
  })
}
