import { useEffect } from 'react'
import { api } from '@/api'
import { MessagePage, type MessagePageProps } from '@/design-system/MessagePage'
import { OUT_OF_SERVICE_POLL_MS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

type OutOfServiceProps = Pick<MessagePageProps, 'as'> & {
  /** The server answers again. Without it the page is loaded anew, at the address where the person is. */
  onBack?: () => void
}

/** 503: says so and asks every 20 s, until the server answers. */
export function OutOfService({ onBack = reload, as }: OutOfServiceProps) {
  const { formatMessage } = useIntl()

  useEffect(() => {
    const timer = setInterval(() => {
      api.GET('/core/settings/environment').then(
        ({ response }) => response.ok && onBack(),
        // No network is no answer.
        () => undefined,
      )
    }, OUT_OF_SERVICE_POLL_MS)
    return () => clearInterval(timer)
  }, [onBack])

  return (
    <MessagePage
      {...(as && { as })}
      title={formatMessage(messages.outOfServiceSplash)}
      description={formatMessage(messages.outOfServiceText)}
      code={`503 · ${formatMessage(messages.outOfService)}`}
    />
  )
}

function reload() {
  window.location.reload()
}
