import { Suspense } from 'react'
import type { Schemas } from '@/api'
import { ArrowUpIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { hrefOf } from '../model/href'
import styles from './Widget.module.css'

const Sparkline = loadable(() => import('@/design-system/charts')).component('Sparkline')

type Figure = Schemas['HomeFigure']

/** Numbers, each with what it is measured by and how it went. */
export function FiguresWidget({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul data-count={figures.length} className={styles.figures}>
      {figures.map((figure) => (
        <FigureCell key={figure.id} figure={figure} />
      ))}
    </ul>
  )
}

function FigureCell({ figure }: { figure: Figure }) {
  const { formatMessage, formatNumber } = useIntl()
  const { label, kind, value, unit, note, change, points, href } = figure
  const target = href === null ? null : hrefOf(href)
  const counted = kind === 'days-since' || kind === 'days-until'
  const words = counted && value !== null ? formatMessage(messages.days, { count: value }) : unit
  return (
    <li className={styles.figure}>
      <p className={styles.label}>
        {target ? (
          <Link variant="quiet" href={target.href} {...(target.outside && { target: '_blank', rel: 'noopener' })}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      {value === null ? (
        <p className={styles.note}>{formatMessage(messages.suppressed)}</p>
      ) : (
        <div className={styles.value}>
          <p>
            <span className={styles.number}>{formatNumber(value)}</span>
            {words !== null && <span className={styles.unit}> {words}</span>}
          </p>
          {points.length > 1 && (
            <span className={styles.spark}>
              <Suspense>
                <Sparkline
                  points={points}
                  label={formatMessage(messages.trend, {
                    first: formatNumber(points[0] ?? 0),
                    last: formatNumber(points.at(-1) ?? 0),
                  })}
                />
              </Suspense>
            </span>
          )}
        </div>
      )}
      {note !== null && (
        <p className={styles.note}>
          {change && (
            <>
              <span
                data-direction={change.direction}
                data-wanted={change.wanted || undefined}
                className={styles.change}
              >
                <Icon of={ArrowUpIcon} size="sm" />
              </span>
              <VisuallyHidden>
                {formatMessage(change.direction === 'up' ? messages.rising : messages.falling)}{' '}
              </VisuallyHidden>
            </>
          )}
          {note}
        </p>
      )}
    </li>
  )
}
