import type { ComponentProps } from 'react'

export type FileSizeProps = Omit<ComponentProps<'data'>, 'children' | 'value'> & {
  bytes: number
  /** Writes a number with its unit in the reader's language, like `Intl.NumberFormat`. */
  formatNumber: (value: number, options: Intl.NumberFormatOptions) => string
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** The size of a file in the unit people would choose: 310 kB, 2.4 MB. */
export function FileSize({ bytes, formatNumber, ...rest }: FileSizeProps) {
  return (
    <data {...rest} value={bytes}>
      {fileSizeText(bytes, formatNumber)}
    </data>
  )
}

/** The same words for places that take text only. Units are thousands, as on every file manager's label "kB". */
export function fileSizeText(bytes: number, formatNumber: FileSizeProps['formatNumber']): string {
  let index = 0
  let value = Math.max(0, bytes)
  // 999,950 bytes would round to "1,000 kB", so the step to the next unit comes a little before the thousand.
  while (value >= 999.5 && index < units.length - 1) {
    value /= 1000
    index += 1
  }
  return formatNumber(value, {
    style: 'unit',
    unit: units[index] ?? 'byte',
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && index > 0 ? 1 : 0,
  })
}
