import type { Schemas } from '@/api'
import { ChartFrame, SpreadRows } from '@/design-system/charts'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { StateChip } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { listOf, type Part } from '../model/lists'
import { dayNumber, timeWords } from '../model/words'
import styles from './Statistics.module.css'
import { useChart } from './use-chart'

type State = Schemas['StateStatistics']

export type StateTimesChartProps = { states: readonly State[]; sampleSize: number; part: Part }

/** How long posts stay in each state, and which one has been there longest. */
export function StateTimesChart({ states, sampleSize, part }: StateTimesChartProps) {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const open = states.filter(({ state }) => state.kind !== 'final')
  const link = ({ state }: State) => listOf(part, { stateId: state.id })
  return (
    <ChartFrame
      {...useChart()}
      title={formatMessage(messages.timeInState)}
      note={formatMessage(messages.posts, { count: sampleSize })}
      legend={[
        { id: 'median', label: formatMessage(messages.median), sign: 'bar' },
        { id: 'p85', label: formatMessage(messages.p85Legend), sign: 'line' },
        { id: 'target', label: formatMessage(messages.target), sign: 'mark' },
      ]}
      table={{
        columns: [messages.state, messages.now, messages.median, messages.p85, messages.target, messages.oldest].map(
          (column) => formatMessage(column),
        ),
        rows: open.map((one) => ({
          id: one.state.id,
          cells: [
            one.state.name,
            <Link key="now" variant="quiet" href={link(one)}>
              {formatNumber(one.nowCount)}
            </Link>,
            hoursOrNothing(one.spread.medianHours),
            hoursOrNothing(one.spread.p85Hours),
            hoursOrNothing(one.state.targetHours),
            one.oldest?.post.title ?? '–',
          ],
        })),
      }}
    >
      <SpreadRows
        heads={{
          now: formatMessage(messages.now),
          median: formatMessage(messages.median),
          p85: formatMessage(messages.p85),
          oldest: formatMessage(messages.oldest),
        }}
        format={(days) => dayNumber(days, intl)}
        formatLast={(days) => timeWords(days * 24, intl)}
        rows={open.map((one) => ({
          id: one.state.id,
          label: <StateChip state={one.state} />,
          now: { text: formatNumber(one.nowCount), href: link(one) },
          median: inDays(one.spread.medianHours),
          p85: inDays(one.spread.p85Hours),
          target: inDays(one.state.targetHours),
          words: spreadWords(one),
          oldest: one.oldest && <Oldest {...one.oldest} targetHours={one.state.targetHours} />,
        }))}
      />
    </ChartFrame>
  )

  function hoursOrNothing(hours: number | null): string {
    return hours === null ? '–' : timeWords(hours, intl)
  }

  function spreadWords({ spread: { medianHours, p85Hours, sampleSize: count }, state: { targetHours } }: State) {
    if (medianHours === null || p85Hours === null) return formatMessage(messages.tooFew, { count })
    const words = { median: timeWords(medianHours, intl), p85: timeWords(p85Hours, intl) }
    return targetHours === null
      ? formatMessage(messages.spreadWords, words)
      : formatMessage(messages.spreadTarget, { ...words, target: timeWords(targetHours, intl) })
  }
}

type OldestProps = NonNullable<State['oldest']> & { targetHours: number | null }

function Oldest({ post, since, targetHours }: OldestProps) {
  const intl = useIntl()
  const hours = (useNow().getTime() - Date.parse(since)) / 3_600_000
  const over = targetHours !== null && hours > targetHours
  return (
    <span className={styles.oldest}>
      <Link variant="quiet" lang={post.language} href={paths.post(post.id, { entity: 'workflow' })}>
        {post.title}
      </Link>
      <span className={over ? styles.over : styles.age}>{timeWords(hours, intl)}</span>
    </span>
  )
}

const inDays = (hours: number | null) => (hours === null ? null : hours / 24)
