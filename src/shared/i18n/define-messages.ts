/** What a message can be given for one of its arguments. */
export type MessageValue = string | number | bigint | boolean | Date | null | undefined

/** What a rich part of a message (`<b>…</b>`) is drawn by; stands in the type list as `b: RichPart`. */
export type RichPart = (chunks: React.ReactNode[]) => React.ReactNode

/**
 * One sentence of the interface. `Values` lives in the type alone: it lists the arguments that the sentence needs.
 */
export interface MessageDescriptor<in Values = void> {
  readonly id: string
  /** The English sentence. A production build takes it from the catalogue and leaves this out. */
  readonly defaultMessage?: string
  readonly description?: string
  /** Never set: it only ties the type of the values to the descriptor. */
  readonly values?: (values: Values) => void
}

type Sentence = { readonly id: string; readonly defaultMessage: string; readonly description?: string }

/** `void`, `{}` and an untyped message take no values. */
type ValuesOf<V> = unknown extends V ? void : V extends object ? (keyof V extends never ? void : V) : void

/**
 * Declares the messages of a feature. The type lists the values of those that take any; a message without values is
 * listed as `void`, and a file where none takes any needs no type at all.
 *
 * ```ts
 * defineMessages<{ title: void; moving: { count: number } }>({ … })
 * ```
 */
export function defineMessages<V>(messages: { [K in keyof V]: Sentence }): {
  readonly [K in keyof V]: MessageDescriptor<ValuesOf<V[K]>>
} {
  return messages
}

/** The values argument of a function that formats: absent when the message takes none. */
export type ValuesArgument<Values> = [Values] extends [void] ? [] : [values: Values]

/**
 * A sentence with its values, kept as data: what models hold instead of a finished string, so that a change of
 * language redraws it.
 */
export type Phrase = {
  readonly message: MessageDescriptor<never>
  readonly values?: Readonly<Record<string, MessageValue>>
}

/** Puts a message and its values together as a {@link Phrase}. */
export function phrase<Values>(message: MessageDescriptor<Values>, ...[values]: ValuesArgument<Values>): Phrase {
  return values === undefined ? { message } : { message, values: values as Record<string, MessageValue> }
}
