import type { ComponentProps } from 'react'

export type DateTimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601 instant. */
  value: string
  /** The words in the reader's language and time zone. One that cannot be read is given as an invalid date. */
  format: (date: Date) => string
}

/** A moment that stays as it is written; machines and browser tools find the exact instant in the attribute. */
export function DateTime({ value, format, ...rest }: DateTimeProps) {
  return (
    <time {...rest} dateTime={value}>
      {format(new Date(value))}
    </time>
  )
}
