import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { COMMENT_LENGTH_WARNING, COMMENT_MAX_LENGTH } from '../model/comment-length'

/** What the length of a comment has to say: how much room is left near the limit, and by how much it is over. */
export function useLengthWords(text: string): { counter: string | undefined; error: string | undefined } {
  const { formatMessage } = useIntl()
  const left = COMMENT_MAX_LENGTH - text.trim().length
  return {
    counter:
      text.length >= COMMENT_LENGTH_WARNING && left >= 0 ? formatMessage(messages.left, { count: left }) : undefined,
    error: left < 0 ? formatMessage(messages.tooLong, { count: -left }) : undefined,
  }
}
