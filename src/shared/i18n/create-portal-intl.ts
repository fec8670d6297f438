import { createFormatters, createIntlCache } from '@formatjs/intl'
import { type LanguageCode, LANGUAGES, type Language } from './languages'
import type { MessageDescriptor, MessageValue, Phrase, RichPart, ValuesArgument } from './define-messages'
import { messages } from './messages'

/** Compiled messages: message id → text or syntax tree. */
export type Catalogue = Readonly<Record<string, unknown>>

/**
 * Words and formats of one language, for people in one time zone. None of them throws: a moment, a number or a name
 * that cannot be read is said to be unknown.
 */
export interface PortalIntl {
  readonly language: Language
  /** BCP 47 tag: `pt-BR`, `el-GR`. */
  readonly locale: string
  /** One that the browser knows. */
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
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An amount in the currency of the language. */
  formatCurrency: (value: number) => string
  /** A name that somebody gave to a person, a group or a thing, which may be empty. */
  formatName: (name: string | null | undefined) => string
  /** Names in one breath: "Anna, Marco and Editors", or with "or" where one of them is enough. */
  formatList: (names: readonly string[], type?: 'conjunction' | 'disjunction') => string
}

type Values = Record<string, MessageValue> | undefined

const longDate: Intl.DateTimeFormatOptions = { dateStyle: 'long' }
const plainNumber: Intl.NumberFormatOptions = {}
const hourAndMinute: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

/**
 * The library's caches of formats, which are expensive to make; its own `createIntl` would bring a dozen formats that
 * the portal does not use.
 */
const formatters = createFormatters(createIntlCache())

/**
 * Creates the formatter of a language over a catalogue that may grow. Without a time zone, or with one that the browser
 * does not know, times are those of the browser. `report` is called with each message that is missing or wrong, whose
 * sentence then falls back to English or its id, and once with each kind of value that could not be read.
 */
export function createPortalIntl(
  code: LanguageCode,
  catalogue: Catalogue,
  wantedTimeZone?: string | null,
  report: (error: unknown) => void = () => undefined,
): PortalIntl {
  const language = LANGUAGES[code]
  const { locale } = language
  const compiled = new Map<string, { format: (values: Values) => unknown }>()
  const reported = new Set<string>()
  const isZoneKnown = wantedTimeZone != null && isTimeZone(wantedTimeZone)
  const timeZone = isZoneKnown ? wantedTimeZone : Intl.DateTimeFormat().resolvedOptions().timeZone
  if (wantedTimeZone != null && !isZoneKnown) reportUnreadable('time zone')
  const dateFormat = kept((options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { timeZone, ...options }),
  )
  const numberFormat = kept((options: Intl.NumberFormatOptions) =>
    formatters.getNumberFormat(locale, options as object),
  )

  /**
   * The library serialises the whole tree at each call to find its cache entry; sentences are many, so each keeps its
   * own format.
   */
  function format({ id, defaultMessage }: MessageDescriptor<never>, values: Values): unknown {
    const message = catalogue[id] ?? missing(id, defaultMessage)
    if (typeof message === 'string' && !/[{<']/.test(message)) return message
    try {
      const known =
        compiled.get(id) ?? formatters.getMessageFormat(message as string, locale, undefined, { formatters })
      compiled.set(id, known)
      return known.format(values)
    } catch (error) {
      report(error)
      return id
    }
  }

  function missing(id: string, defaultMessage: string | undefined): string {
    report(new Error(`There are no words for ${id} in ${locale}.`))
    return defaultMessage ?? id
  }

  const unknown = () => String(format(messages.unknown, undefined))

  /** A list would report the same at each drawing. What could not be read may be about somebody, and is not told. */
  function reportUnreadable(kind: string): void {
    if (reported.has(kind)) return
    reported.add(kind)
    report(new Error(`A ${kind} cannot be read.`))
  }

  function orUnknown(kind: string, write: () => string): string {
    try {
      return write()
    } catch {
      reportUnreadable(kind)
      return unknown()
    }
  }

  const writeDate = (value: Date | string | number, options: Intl.DateTimeFormatOptions) =>
    orUnknown('moment', () => dateFormat(options).format(new Date(value)))
  const writeNumber = (value: number, options = plainNumber) =>
    orUnknown('number', () => numberFormat(options).format(finite(value)))
  const formatName = (name: string | null | undefined) => (name?.trim() ? name : unknown())

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
    formatDate: (date, options = longDate) => writeDate(date, options),
    formatTime: (date, options = hourAndMinute) => writeDate(date, options),
    formatNumber: writeNumber,
    formatCurrency: (value) => writeNumber(value, { style: 'currency', currency: language.currency }),
    formatName,
    formatList: (names, type = 'conjunction') =>
      formatters.getListFormat(locale, { type }).format(names.map(formatName)),
  }
}

/** A browser that is older than the server's list may lack one. */
function isTimeZone(name: string): boolean {
  try {
    formatters.getDateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What is no number would be written as "NaN" or "∞". */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError()
  return value
}

/** Keeps formats by their options, which the library would serialise at each call as well. */
function kept<Options extends object, Format>(make: (options: Options) => Format) {
  const known = new WeakMap<Options, Format>()
  return (options: Options) => {
    const format = known.get(options) ?? make(options)
    known.set(options, format)
    return format
  }
}
