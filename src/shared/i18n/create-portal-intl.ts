import { createFormatters, createIntlCache } from '@formatjs/intl'
import { type LanguageCode, LANGUAGES, type Language } from './languages'
import { isolated } from './isolate'
import { messages } from './messages'
import type { MessageDescriptor, MessageValue, Phrase, RichPart, ValuesArgument } from './define-messages'

/** Compiled messages: message id → text or syntax tree. */
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
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An amount in the currency of the language. */
  formatCurrency: (value: number) => string
  /**
   * A name that people gave, of a person, group, community or hashtag, where it stands by itself: it can turn nothing
   * around it, and an empty one is said to be none. What is put into a message is treated alike.
   */
  formatName: (name: string) => string
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
 * Creates the formatter of a language over a catalogue that may grow. `report` is called with each message that is
 * missing or wrong; the sentence then falls back to English or its id.
 */
export function createPortalIntl(
  code: LanguageCode,
  catalogue: Catalogue,
  timeZone: string,
  report: (error: unknown) => void = () => undefined,
): PortalIntl {
  const language = LANGUAGES[code]
  const { locale } = language
  const compiled = new Map<string, { format: (values: Values) => unknown }>()
  const dateFormat = kept((options: Intl.DateTimeFormatOptions) =>
    // All seven languages write the time of day to 24 hours; the library would give Greek "π.μ." and "μ.μ.".
    formatters.getDateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options }),
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
      return known.format(values && withIsolated(values))
    } catch (error) {
      report(error)
      return id
    }
  }

  const formatName = (name: string): string => isolated(name) ?? String(format(messages.noName, undefined))

  /** Numbers, dates, drawn parts and empty texts stay as they are. */
  function withIsolated(values: NonNullable<Values>): Values {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value && typeof value === 'string' ? formatName(value) : value,
      ]),
    )
  }

  function missing(id: string, defaultMessage: string | undefined): string {
    report(new Error(`There are no words for ${id} in ${locale}.`))
    return defaultMessage ?? id
  }

  /** What cannot be formatted is shown as it came. */
  function orPlain<T>(value: T, write: () => string): string {
    try {
      return write()
    } catch (error) {
      report(error)
      return String(value)
    }
  }

  const writeDate = (date: Date | string | number, options: Intl.DateTimeFormatOptions) =>
    orPlain(date, () => dateFormat(options).format(new Date(date)))
  const writeNumber = (value: number, options = plainNumber) =>
    orPlain(value, () => numberFormat(options).format(value))

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
  }
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
