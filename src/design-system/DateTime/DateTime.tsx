import type { ComponentProps } from 'react'

export type DateTimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601 instant; one that cannot be read stands as it came. */
  value: string
  /** The words in the reader's language and time zone. */
  format: (date: Date) => string
}

/** A moment that stays as it is written; machines and browser tools find the exact instant in the attribute. */
export function DateTime({ value, format, ...rest }: DateTimeProps) {
  const date = new Date(value)
  return (
    <time {...rest} dateTime={value}>
      {Number.isNaN(date.getTime()) ? value : format(date)}
    </time>
  )
}
