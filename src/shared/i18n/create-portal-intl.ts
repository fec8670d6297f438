import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { type LanguageCode, LANGUAGES, type Language } from './languages'
import type { MessageDescriptor, MessageValue, Phrase, RichPart, ValuesArgument } from './define-messages'

/** A catalogue as it is compiled ahead: message id → syntax tree. Sources in tests may be plain sentences. */
export type Catalogue = Readonly<Record<string, unknown>>

/** Words and formats of one language, for people in one time zone. */
export interface PortalIntl {
  readonly language: Language
  /** BCP 47 tag: `pt-BR`, `el-GR`. */
  readonly locale: string
  readonly timeZone: string
  /** One whole sentence. Rich parts belong to `Message`. */
  formatMessage: <Values>(message: MessageDescriptor<Values>, ...values: ValuesArgument<Values>) => string
  /** A sentence that a model holds as data. */
  formatPhrase: (phrase: Phrase) => string
  /** A sentence with rich parts, as what React can draw. */
  formatRich: (
    message: MessageDescriptor<never>,
    values: Readonly<Record<string, MessageValue | RichPart | React.ReactNode>>,
  ) => React.ReactNode[]
  /** A calendar date; without options the day in words, "20 November 2026". */
  formatDate: (date: Date | string | number, options?: Intl.DateTimeFormatOptions) => string
  /** A time of day, "09:12". */
  formatTime: (date: Date | string | number, options?: Intl.DateTimeFormatOptions) => string
  /** How long ago, in the largest unit that fits: "5 min ago". */
  formatRelative: (date: Date | string | number, now: Date | number, options?: Intl.RelativeTimeFormatOptions) => string
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An amount in the currency of the language. */
  formatCurrency: (value: number) => string
  /** "Marco, Sofia and Tiago". */
  formatList: (items: readonly string[], options?: Intl.ListFormatOptions) => string
  /** Fetches the words that only later screens need. */
  fetchRest: () => Promise<void>
}

type Values = Record<string, MessageValue> | undefined

const caches = createIntlCache()

/**
 * Creates the formatter of a language. `report` hears of messages that are missing or wrong; the sentence then falls back to English or its id.
 * `loadWhole` is for a catalogue that holds the words of the first screens alone: a component that asks for another sentence waits (it suspends) until
 * the whole catalogue is there.
 */
export function createPortalIntl(
  code: LanguageCode,
  catalogue: Catalogue,
  timeZone: string,
  report: (error: unknown) => void = () => undefined,
  loadWhole?: () => Promise<Catalogue>,
): PortalIntl {
  const language = LANGUAGES[code]
  const { locale } = language
  const intl = createIntl(
    { locale, timeZone, messages: catalogue as Record<string, string>, onError: report, onWarn: () => undefined },
    caches,
  ) as IntlShape<React.ReactNode>
  const words = growing(catalogue, loadWhole)
  const relative = new Map<string, Intl.RelativeTimeFormat>()
  const compiled = new Map<string, { format: (values: Values) => unknown }>()

  /** The library serialises the whole tree at each call to find its cache entry; sentences are many, so each keeps its own format. */
  function format({ id, defaultMessage }: MessageDescriptor<never>, values: Values): unknown {
    const message = words.find(id)
    if (typeof message === 'string' && !/[{<']/.test(message)) return message
    if (!Array.isArray(message))
      return intl.formatMessage(
        defaultMessage === undefined ? { id } : { id, defaultMessage },
        values as Record<string, string>,
      )
    const known =
      compiled.get(id) ?? intl.formatters.getMessageFormat(message, locale, undefined, { formatters: intl.formatters })
    compiled.set(id, known)
    try {
      return known.format(values)
    } catch (error) {
      report(error)
      return id
    }
  }

  return {
    language,
    locale,
    timeZone,
    formatMessage: (message, ...[values]) => String(format(message, values as Values)),
    formatPhrase: ({ message, values }) => String(format(message, values as Values)),
    formatRich: (message, values) => {
      const parts = format(message, values as Values)
      return Array.isArray(parts) ? (parts as React.ReactNode[]) : [parts as React.ReactNode]
    },
    formatDate: (date, options = { dateStyle: 'long' }) => intl.formatDate(date, options as object),
    formatTime: (date, options = { hour: '2-digit', minute: '2-digit' }) => intl.formatTime(date, options as object),
    formatRelative: (date, now, options = { numeric: 'auto', style: 'short' }) => {
      const key = JSON.stringify(options)
      const format = relative.get(key) ?? new Intl.RelativeTimeFormat(locale, options)
      relative.set(key, format)
      const { value, unit } = inLargestUnit(new Date(date).getTime() - new Date(now).getTime())
      return format.format(value, unit)
    },
    formatNumber: (value, options) => intl.formatNumber(value, options as object | undefined),
    formatCurrency: (value) => intl.formatNumber(value, { style: 'currency', currency: language.currency }),
    formatList: (items, options) => String(intl.formatList([...items], options as object | undefined)),
    fetchRest: () => words.fetchRest(),
  }
}

/** A catalogue that begins with the first screens. What it does not have yet is thrown as a promise, which is how React waits while it draws. */
function growing(first: Catalogue, loadWhole?: () => Promise<Catalogue>) {
  let catalogue = first
  let isWhole = loadWhole === undefined
  let coming: Promise<void> | null = null
  let failure: { error: unknown } | null = null

  function fetchRest(): Promise<void> {
    if (isWhole || !loadWhole) return Promise.resolve()
    coming ??= loadWhole().then(
      (whole) => {
        catalogue = whole
        isWhole = true
      },
      (error: unknown) => {
        failure = { error }
        coming = null
      },
    )
    return coming
  }

  function find(id: string): unknown {
    const message = catalogue[id]
    if (message !== undefined || isWhole) return message
    if (!failure) throw fetchRest()
    // Whoever waited hears why in vain; the next one tries again.
    const { error } = failure
    failure = null
    throw error
  }

  return { find, fetchRest }
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

function inLargestUnit(milliseconds: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(milliseconds) >= length) ?? ['minute', 60_000]
  return { value: Math.trunc(milliseconds / size), unit }
}
