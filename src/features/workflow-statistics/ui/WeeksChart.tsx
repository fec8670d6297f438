import type { Schemas } from '@/api'
import { ChartFrame, Columns } from '@/design-system/charts'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { listOf, type Part } from '../model/lists'
import { rangeWords, ticksOf } from '../model/words'
import { useChart } from './use-chart'

type Week = Schemas['PostStatistics']['weeks'][number]

export type WeeksChartProps = { weeks: readonly Week[]; part: Part }

/** How many posts began and came to their end, week by week. */
export function WeeksChart({ weeks, part }: WeeksChartProps) {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const title = formatMessage(messages.perWeek)
  const range = ({ from, to }: Week) => rangeWords(from, to, intl, false)
  const link = ({ from, to }: Week, event: string) => listOf(part, { event, since: from, until: to })
  return (
    <ChartFrame
      {...useChart()}
      title={title}
      legend={[
        { id: 'created', label: formatMessage(messages.created), sign: 'bar' },
        { id: 'completed', label: formatMessage(messages.completed), sign: 'second' },
      ]}
      instead={
        weeks.every(({ created, completed }) => created + completed === 0) ? formatMessage(messages.nothing) : undefined
      }
      table={{
        columns: [messages.week, messages.created, messages.completed].map((column) => formatMessage(column)),
        rows: weeks
          .map((week) => ({
            id: week.from,
            cells: [
              range(week),
              <Link key="created" variant="quiet" href={link(week, 'created')}>
                {formatNumber(week.created)}
              </Link>,
              <Link key="completed" variant="quiet" href={link(week, 'completed')}>
                {formatNumber(week.completed)}
              </Link>,
            ],
          }))
          .reverse(),
      }}
    >
      <Columns
        label={title}
        format={formatNumber}
        groups={weeks.map((week) => ({
          id: week.from,
          values: [week.created, week.completed],
          words: formatMessage(messages.weekWords, {
            range: range(week),
            created: week.created,
            completed: week.completed,
          }),
        }))}
        ticks={ticksOf(
          weeks.map(({ from }) => from),
          intl,
        )}
        readout={(index) => {
          const week = weeks[index]
          if (!week) return null
          return (
            <>
              {formatMessage(messages.weekOf, { range: range(week) })}{' '}
              <Link href={link(week, 'created')}>{formatMessage(messages.countCreated, { count: week.created })}</Link>
              {', '}
              <Link href={link(week, 'completed')}>
                {formatMessage(messages.countCompleted, { count: week.completed })}
              </Link>
            </>
          )
        }}
      />
    </ChartFrame>
  )
}
