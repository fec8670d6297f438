import { useQuery } from '@tanstack/react-query'
import { isApiError, type Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { statisticsQueries } from '../api/statistics-queries'
import { messages } from '../messages'
import { eventList, listOf, type Part } from '../model/lists'
import { lengthOf } from '../model/range'
import { changeWords, dayWords, timeWords } from '../model/words'
import { KeyFigures, type KeyFigure } from './KeyFigures'
import { MovesChart } from './MovesChart'
import { StateFlowChart } from './StateFlowChart'
import { StateTimesChart } from './StateTimesChart'
import styles from './Statistics.module.css'
import { StatisticsFrame } from './StatisticsFrame'
import { useStatisticsAddress } from './use-statistics-address'
import { WaitsForChart } from './WaitsForChart'

export type WorkflowStatisticsViewProps = { workflowId: string }

/** How posts go through a workflow: how many, how long they stay where, and what they wait for. */
export function WorkflowStatisticsView({ workflowId }: WorkflowStatisticsViewProps) {
  const address = useStatisticsAddress()
  const query = useQuery({
    ...statisticsQueries.ofWorkflow(workflowId, address.filter),
    enabled: address.problem === null,
    throwOnError: (problem) => isApiError(problem) && problem.kind === 'not-found',
  })
  const { data } = query
  const { formatMessage } = useIntl()
  useOwnTitle(data && `${formatMessage(messages.title)}: ${data.workflow.name}`)
  return (
    <StatisticsFrame
      tab="workflow"
      workflow={{ id: workflowId, name: data?.workflow.name }}
      address={address}
      communities={data?.communities ?? []}
      query={query}
    >
      {(statistics) => <Charts statistics={statistics} communityId={address.filter.communityId} />}
    </StatisticsFrame>
  )
}

type ChartsProps = { statistics: Schemas['WorkflowStatistics']; communityId: string | undefined }

function Charts({ statistics, communityId }: ChartsProps) {
  const { range, workflow } = statistics
  const part = { workflowId: workflow.id, communityId, from: range.from, to: range.to }
  return (
    <>
      <KeyFigures figures={useFigures(statistics, part)} />
      <StateTimesChart states={statistics.states} sampleSize={statistics.totals.inProgress.value} part={part} />
      <div className={styles.beside}>
        <StateFlowChart statistics={statistics} part={part} />
        <div className={styles.column}>
          <WaitsForChart waitingFor={statistics.waitingFor} part={part} />
          <MovesChart statistics={statistics} part={part} />
        </div>
      </div>
    </>
  )
}

function useFigures({ totals, completion, range }: Schemas['WorkflowStatistics'], part: Part): KeyFigure[] {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const days = lengthOf(range.from, range.to)
  const unit = (count: number) => formatMessage(messages.postsUnit, { count })
  const before = ({ value, previous }: Schemas['Figure']) =>
    formatMessage(messages.versusBefore, { change: changeWords(value - previous, intl), days })
  const since = ({ value, previous }: Schemas['Figure']) =>
    formatMessage(messages.sinceStart, {
      change: changeWords(value - previous, intl),
      date: dayWords(range.from, intl),
    })
  const { completed, inProgress, overTarget } = totals
  const { medianHours, p85Hours, sampleSize } = completion
  return [
    {
      id: 'completed',
      label: formatMessage(messages.completed),
      text: formatNumber(completed.value),
      unit: unit(completed.value),
      href: eventList(part, 'completed'),
      notes: [before(completed)],
    },
    {
      id: 'time',
      label: formatMessage(messages.untilCompleted),
      text: medianHours === null ? '–' : timeWords(medianHours, intl),
      unit: '',
      notes: [
        medianHours === null || p85Hours === null
          ? formatMessage(messages.tooFew, { count: sampleSize })
          : formatMessage(messages.within, { time: timeWords(p85Hours, intl) }),
      ],
    },
    {
      id: 'open',
      label: formatMessage(messages.inProgress),
      text: formatNumber(inProgress.value),
      unit: unit(inProgress.value),
      href: listOf(part, { progress: 'open' }),
      notes: [since(inProgress)],
    },
    {
      id: 'over',
      label: formatMessage(messages.overTarget),
      text: formatNumber(overTarget.value),
      unit: unit(overTarget.value),
      href: listOf(part, { overTarget: 'true' }),
      notes: [since(overTarget)],
      tone: overTarget.value > 0 ? 'warn' : undefined,
    },
  ]
}
