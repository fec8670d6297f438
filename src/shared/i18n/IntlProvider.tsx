import { createContext, Fragment, use, type ReactNode } from 'react'
import type { MessageDescriptor, MessageValue, RichPart } from './define-messages'
import type { PortalIntl } from './create-portal-intl'

const IntlContext = createContext<PortalIntl | null>(null)

export type IntlProviderProps = { intl: PortalIntl; children: ReactNode }

/** Gives everything below it one language. */
export function IntlProvider({ intl, children }: IntlProviderProps) {
  return <IntlContext value={intl}>{children}</IntlContext>
}

/** Words and formats of the language that the person reads. */
export function useIntl(): PortalIntl {
  const intl = use(IntlContext)
  if (!intl) throw new Error('useIntl() needs an IntlProvider above it.')
  return intl
}

type MessageProps<Values> = {
  of: MessageDescriptor<Values>
} & (Values extends void
  ? { values?: undefined }
  : { values: { [K in keyof Values]: Values[K] extends RichPart ? RichPart : Values[K] | ReactNode } })

/** One sentence with rich parts in it (`<b>…</b>`, a link, a chip), drawn without HTML strings. */
export function Message<Values>({ of, values }: MessageProps<Values>) {
  const parts = useIntl().formatRich(of as MessageDescriptor<never>, withKeys((values ?? {}) as RichValues))
  return <>{keyed(parts)}</>
}

type RichValues = Readonly<Record<string, MessageValue | RichPart>>

function withKeys(values: RichValues): RichValues {
  const drawn =
    (draw: RichPart): RichPart =>
    (words) =>
      draw(keyed(words))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'function' ? drawn(value) : value]),
  )
}

/** The formatter hands over bare lists, and React wants each entry of a list to have a key. */
function keyed(parts: readonly ReactNode[]): ReactNode[] {
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
