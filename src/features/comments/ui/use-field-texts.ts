import { useMemo } from 'react'
import { useIntl } from '@/shared/i18n'
import { keyCap } from '@/shared/key-caps'
import { messages } from '../messages'
import { COMMENT_LENGTH_WARNING, COMMENT_MAX_LENGTH } from '../model/drafts'

/** Texts about the length of a comment: the room that is left near the limit, and the excess over it. */
export function useLengthTexts(text: string): { counter: string | undefined; error: string | undefined } {
  const { formatMessage } = useIntl()
  const left = COMMENT_MAX_LENGTH - text.trim().length
  return {
    counter:
      text.length >= COMMENT_LENGTH_WARNING && left >= 0 ? formatMessage(messages.left, { count: left }) : undefined,
    error: left < 0 ? formatMessage(messages.tooLong, { count: -left }) : undefined,
  }
}

/** The keys that send a comment, as this keyboard names them. */
export function useSendHint(): string {
  const { formatMessage, language } = useIntl()
  const apple = useMemo(() => /mac|iphone|ipad/i.test(navigator.platform), [])
  const keys = [apple ? '⌘' : 'Ctrl', 'Enter'].map((key) => keyCap(key, language.code)).join(' + ')
  return formatMessage(messages.hint, { keys })
}
