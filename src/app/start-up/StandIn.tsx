import { useEffect } from 'react'
import { IntlProvider, type PortalIntl, useIntl } from '@/shared/i18n'
import { OutOfService } from './OutOfService'
import { StartupFailure } from './StartupFailure'
import { MessagePage } from '@/design-system/MessagePage'
import { messages } from './messages'

export type StandInProps = {
  intl: PortalIntl
  why: { kind: 'out-of-service' } | { kind: 'failed'; error: unknown } | { kind: 'broken'; reason: string }
}

/** The page that stands in for a portal that did not start. A chunk of its own: most starts need none of it. */
export function StandIn({ intl, why }: StandInProps) {
  return (
    <IntlProvider intl={intl}>
      {why.kind === 'out-of-service' && (
        <>
          <WindowTitle />
          <OutOfService />
        </>
      )}
      {why.kind === 'failed' && <StartupFailure error={why.error} />}
      {why.kind === 'broken' && <ConfigurationBroken reason={why.reason} />}
    </IntlProvider>
  )
}

/** The portal, which names the window otherwise, is not there. */
function WindowTitle() {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.outOfService)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** Stands in for the portal when its configuration cannot be used; the reason is for the people who run it. */
function ConfigurationBroken({ reason }: { reason: string }) {
  const { formatMessage } = useIntl()
  return (
    <MessagePage
      title={formatMessage(messages.broken)}
      description={formatMessage(messages.brokenText)}
      code={reason}
    />
  )
}
