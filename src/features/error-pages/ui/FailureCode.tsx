import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

type FailureCodeProps = { status: number; entity?: string | null | undefined; requestId?: string | null | undefined }

/** In small: what somebody who helps will ask for. */
export function FailureCode({ status, entity, requestId }: FailureCodeProps) {
  const { formatMessage } = useIntl()
  if (requestId) return formatMessage(messages.codeWithRequest, { status, requestId })
  return entity ? formatMessage(messages.code, { status, entity }) : String(status)
}
