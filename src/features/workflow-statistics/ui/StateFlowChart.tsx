import type { Schemas } from '@/api'
import { ChartFrame, StackedAreas } from '@/design-system/charts'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { listOf, type Part } from '../model/lists'
import { dayWords, ticksOf } from '../model/words'
import { useChart } from './use-chart'

export type StateFlowChartProps = { statistics: Schemas['WorkflowStatistics']; part: Part }

/** How many posts were in each state, day by day; those that are through are left out. */
export function StateFlowChart({ statistics: { states, flow }, part }: StateFlowChartProps) {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const chart = useChart()
  const open = states.filter(({ state }) => state.kind !== 'final')
  const pointOf = (index: number, stateId: string) => flow[index]?.states.find((one) => one.stateId === stateId)
  const countOf = (index: number, stateId: string) => pointOf(index, stateId)?.count ?? 0
  const isEmpty = flow.every((_, index) => open.every(({ state }) => countOf(index, state.id) === 0))
  const title = formatMessage(messages.overTime)
  return (
    <ChartFrame
      {...chart}
      title={title}
      instead={isEmpty ? formatMessage(messages.nothing) : undefined}
      table={{
        columns: [formatMessage(messages.day), ...open.map(({ state }) => state.name)],
        rows: flow
          .map(({ day }, index) => ({
            id: day,
            cells: [dayWords(day, intl), ...open.map(({ state }) => formatNumber(countOf(index, state.id)))],
          }))
          .reverse(),
      }}
    >
      <StackedAreas
        label={title}
        format={formatNumber}
        series={open.map(({ state, nowCount }) => ({
          id: state.id,
          name: state.name,
          colour: { name: state.metadata.styleColor, code: state.metadata.styleColorCode },
          now: { text: formatNumber(nowCount), href: listOf(part, { stateId: state.id }) },
        }))}
        points={flow.map(({ day }, index) => ({
          id: day,
          values: open.map(({ state }) => countOf(index, state.id)),
          words: `${dayWords(day, intl)}: ${open.map(({ state }) => `${state.name} ${formatNumber(countOf(index, state.id))}`).join(', ')}`,
        }))}
        ticks={ticksOf(
          flow.map(({ day }) => day),
          intl,
        )}
        card={(index) => (
          <>
            <strong>{dayWords(flow[index]?.day ?? '', intl)}</strong>
            {open.map(({ state }) => (
              <div key={state.id}>
                {state.name} <strong>{formatNumber(countOf(index, state.id))}</strong>
                {moved(pointOf(index, state.id))}
              </div>
            ))}
          </>
        )}
      />
    </ChartFrame>
  )

  function moved(point: { came: number; went: number } | undefined) {
    if (!point || point.came + point.went === 0) return null
    const { came, went } = point
    return <div>{formatMessage(messages.cameWent, { came, went })}</div>
  }
}
