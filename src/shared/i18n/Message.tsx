import { createElement, Fragment, type ReactNode } from 'react'
import type { MessageDescriptor, MessageValue, RichPart } from './define-messages'
import { useIntl } from './IntlProvider'

type MessageProps<Values> = {
  of: MessageDescriptor<Values>
} & (Values extends void
  ? { values?: undefined }
  : { values: { [K in keyof Values]: Values[K] extends RichPart ? RichPart : Values[K] | ReactNode } })

/** One sentence with rich parts in it (`<b>…</b>`, a link, a chip), drawn without HTML strings. */
export function Message<Values>({ of, values }: MessageProps<Values>) {
  const parts = useIntl().formatRich(of as MessageDescriptor<never>, withKeys((values ?? {}) as RichValues))
  // Where they stand in the sentence tells them apart, so they need no keys.
  return createElement(Fragment, null, ...parts)
}

type RichValues = Readonly<Record<string, MessageValue | RichPart>>

function withKeys(values: RichValues): RichValues {
  const drawn =
    (draw: RichPart): RichPart =>
    (words) =>
      draw(words.map(withKey))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'function' ? drawn(value) : value]),
  )
}

/** React wants a key for each element of a list; words need none. */
function withKey(part: ReactNode, index: number): ReactNode {
  return typeof part === 'string' ? part : <Fragment key={index}>{part}</Fragment>
}
