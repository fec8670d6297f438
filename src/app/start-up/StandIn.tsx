import { IntlProvider, type PortalIntl } from '@/shared/i18n'
import { ConfigurationBroken } from './ConfigurationBroken'
import { OutOfService } from './OutOfService'
import { StartupFailure } from './StartupFailure'

export type StandInProps = {
  intl: PortalIntl
  why: { kind: 'out-of-service' } | { kind: 'failed'; error: unknown } | { kind: 'broken'; reason: string }
}

/** The page that stands in for a portal that did not start. A chunk of its own: most starts need none of it. */
export function StandIn({ intl, why }: StandInProps) {
  return (
    <IntlProvider intl={intl}>
      {why.kind === 'out-of-service' && <OutOfService />}
      {why.kind === 'failed' && <StartupFailure error={why.error} />}
      {why.kind === 'broken' && <ConfigurationBroken reason={why.reason} />}
    </IntlProvider>
  )
}
