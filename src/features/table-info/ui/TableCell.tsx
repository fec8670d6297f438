import type { Schemas } from '@/api'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './TableInfo.module.css'

type TableCellProps = {
  type: Schemas['TableColumn']['type']
  value: Schemas['TableCell']
  /** As many decimals as the most exact number of the column has, so that all of them stand below each other. */
  decimals: number
}

/**
 * What stands in a cell, as the reader's language writes it. A value that does not fit its column is shown as it is.
 */
export function TableCell({ type, value, decimals }: TableCellProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl()
  if (value === null || value === '') {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{formatMessage(messages.emptyCell)}</VisuallyHidden>
      </>
    )
  }
  if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no)
  if (typeof value === 'number') {
    const written = formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: MOST_DECIMALS })
    // Locales write a hyphen, which is narrower than a digit and breaks from it at the end of a line.
    return written.replace('-', '\u2212')
  }
  if (type === 'date' && isoDay.test(value)) {
    return formatDate(`${value}T00:00:00Z`, calendarDate)
  }
  return <span className={styles.words}>{value}</span>
}

/** As many as a number of the server can have. */
const MOST_DECIMALS = 20

/** How many decimals the most exact of these values has. */
export function decimalsOf(values: readonly Schemas['TableCell'][]): number {
  const counts = values.map((value) => {
    if (typeof value !== 'number') return 0
    const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value)) ?? []
    return Math.max(0, decimals.length - Number(exponent))
  })
  return Math.min(MOST_DECIMALS, Math.max(0, ...counts))
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/
