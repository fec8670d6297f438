import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

type FailureCodeProps = { status: number; entity?: string | null | undefined; requestId?: string | null | undefined }

/** The code and the request id that support asks for. */
export function FailureCode({ status, entity, requestId }: FailureCodeProps) {
  const { formatMessage } = useIntl()
  if (requestId) return formatMessage(messages.codeWithRequest, { status, requestId })
  return entity ? formatMessage(messages.code, { status, entity }) : String(status)
}
