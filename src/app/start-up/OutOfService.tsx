import { useEffect } from 'react'
import { api } from '@/api'
import { MessagePage } from '@/design-system/MessagePage'
import { OUT_OF_SERVICE_POLL_MS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

/** 503: says so, asks every 20 s, and loads the page again at the address where the person is as soon as the server answers. */
export function OutOfService() {
  const { formatMessage } = useIntl()

  useEffect(() => {
    const timer = setInterval(() => {
      api.GET('/core/settings/environment').then(
        ({ response }) => response.ok && window.location.reload(),
        // No network is no answer.
        () => undefined,
      )
    }, OUT_OF_SERVICE_POLL_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <MessagePage
      title={formatMessage(messages.outOfService)}
      description={formatMessage(messages.outOfServiceText)}
      code="503"
    />
  )
}
