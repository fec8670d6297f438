import type { ComponentProps } from 'react'
import { useNow } from './use-now'

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title' | 'onPointerEnter'> & {
  /** ISO 8601 instant. */
  value: string
  /**
   * The words as seen from `now`: "Today, 09:12". Asked again every minute. A moment that cannot be read is given as an
   * invalid date.
   */
  format: (date: Date, now: Date) => string
  /** The exact moment, shown while the pointer rests on it, and not asked for before: a long list has many of them. */
  formatExact: (date: Date) => string
  /** Stands still at this moment instead of following the clock. */
  now?: Date
}

/** How long ago something was, kept true while the page stays open. */
export function RelativeTime({ value, format, formatExact, now, ...rest }: RelativeTimeProps) {
  const current = useNow()
  const date = new Date(value)
  return (
    <time
      {...rest}
      dateTime={value}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatExact(date)
      }}
    >
      {format(date, now ?? current)}
    </time>
  )
}
