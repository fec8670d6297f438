import type { Schemas } from '@/api'
import { BarRows, ChartFrame } from '@/design-system/charts'
import { ArrowRightIcon, Icon, Undo2Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { StateChip } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { eventList, type Part } from '../model/lists'
import styles from './Statistics.module.css'
import { useChart } from './use-chart'

type Move = Schemas['StateMove']

export type MovesChartProps = { statistics: Schemas['WorkflowStatistics']; part: Part }

/** From where to where posts went, those going back marked. */
export function MovesChart({ statistics: { moves, totals }, part }: MovesChartProps) {
  const { formatMessage, formatNumber } = useIntl()
  const words = ({ from, to, direction }: Move) =>
    formatMessage(direction === 'back' ? messages.moveBack : messages.move, { from: from.name, to: to.name })
  const sentBack = totals.sentBack.value
  return (
    <ChartFrame
      {...useChart()}
      title={formatMessage(messages.moves)}
      note={
        sentBack > 0 && (
          <Link variant="quiet" href={eventList(part, 'sent-back')}>
            {formatMessage(messages.sentBack, { count: sentBack })}
          </Link>
        )
      }
      instead={moves.length === 0 ? formatMessage(messages.nothing) : undefined}
      table={{
        columns: [formatMessage(messages.moves), formatMessage(messages.postsColumn)],
        rows: moves.map((move) => ({ id: keyOf(move), cells: [words(move), formatNumber(move.count)] })),
      }}
    >
      <BarRows
        rows={moves.map((move) => ({
          id: keyOf(move),
          label: (
            <>
              <VisuallyHidden>{words(move)}</VisuallyHidden>
              <span aria-hidden="true" className={styles.move}>
                <StateChip state={move.from} />
                {move.direction === 'back' ? (
                  <Icon of={Undo2Icon} size="sm" className={styles.back} />
                ) : (
                  <Icon of={ArrowRightIcon} size="sm" />
                )}
                <StateChip state={move.to} />
              </span>
            </>
          ),
          value: move.count,
          text: formatNumber(move.count),
          href: eventList(part, 'moved', { fromStateId: move.from.id, toStateId: move.to.id }),
          tone: move.direction === 'back' ? 'warn' : 'accent',
        }))}
      />
    </ChartFrame>
  )
}

const keyOf = ({ from, to }: Move) => `${from.id} ${to.id}`
