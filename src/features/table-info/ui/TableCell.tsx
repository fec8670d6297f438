import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { calendarDate, isReadable } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './TableInfo.module.css'

type TableCellProps = {
  type: Schemas['TableColumn']['type']
  value: Schemas['TableCell']
  /** Draws words; by default as they are. */
  renderText?: ((text: string) => ReactNode) | undefined
}

/**
 * What stands in a cell, as the reader's language writes it. A value that does not fit its column is shown as it is.
 */
export function TableCell({ type, value, renderText = (text) => text }: TableCellProps) {
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
  if (typeof value === 'number') return formatNumber(value, exact)
  if (type === 'date' && isoDay.test(value)) {
    const midnight = new Date(`${value}T00:00:00Z`)
    if (isReadable(midnight)) return formatDate(midnight, calendarDate)
  }
  return <span className={styles.words}>{renderText(value)}</span>
}

/** As many digits as the server gave. */
const exact: Intl.NumberFormatOptions = { maximumFractionDigits: 20 }

const isoDay = /^\d{4}-\d{2}-\d{2}$/
