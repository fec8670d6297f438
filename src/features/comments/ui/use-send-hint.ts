import { useMemo } from 'react'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** By which keys a comment is sent, as they are called on this keyboard. */
export function useSendHint(): string {
  const { formatMessage } = useIntl()
  const apple = useMemo(() => /mac|iphone|ipad/i.test(navigator.platform), [])
  return formatMessage(apple ? messages.hintCommand : messages.hintControl)
}
