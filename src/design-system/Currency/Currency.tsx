import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Currency.module.css'

export type CurrencyFormat = {
  /** Code of the currency, ISO 4217: "EUR". */
  currency: string
  /** The reader's language: "de-DE". It decides separators and where the symbol stands. */
  locale: string
  /** "$" where the full form would be "US$". Only where no second dollar can be meant. */
  narrow?: boolean | undefined
  /** Leaves the cents away when they are zero: "€ 12" beside "€ 12.50". Not in columns, where they should line up. */
  hideZeroCents?: boolean | undefined
}

export type CurrencyProps = Omit<ComponentProps<'data'>, 'children' | 'value'> & CurrencyFormat & { value: number }

/** An amount of money as people of the language write it; the exact number stays in the markup. */
export function Currency({ value, currency, locale, narrow, hideZeroCents, className, ...rest }: CurrencyProps) {
  return (
    <data {...rest} value={value} className={clsx(styles.root, className)}>
      {currencyText(value, { currency, locale, narrow, hideZeroCents })}
    </data>
  )
}

const formats = new Map<string, Intl.NumberFormat>()

/** The same words for places that take text only. */
export function currencyText(
  value: number,
  { currency, locale, narrow = false, hideZeroCents = false }: CurrencyFormat,
): string {
  const key = [locale, currency, narrow, hideZeroCents].join(' ')
  // A format costs far more to make than to use, and a table has one for each row.
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      ...moneyIn(currency, narrow),
      trailingZeroDisplay: hideZeroCents ? 'stripIfInteger' : 'auto',
    })
    formats.set(key, format)
  }
  const words = format.format(value)
  return isCurrencyCode(currency) ? words : `${words} ${currency}`.trim()
}

/** A code that no currency can have would throw: its amount is written as a number with two digits instead. */
function moneyIn(currency: string, narrow: boolean): Intl.NumberFormatOptions {
  if (!isCurrencyCode(currency)) return { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return { style: 'currency', currency, currencyDisplay: narrow ? 'narrowSymbol' : 'symbol' }
}

function isCurrencyCode(currency: string): boolean {
  return /^[A-Za-z]{3}$/.test(currency)
}
