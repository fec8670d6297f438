import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Refusal } from '../model/can'

/** One sentence. The default export lets the words be a chunk of their own. */
export function RefusalText({ of }: { of: Refusal }) {
  return <>{useIntl().formatMessage(messages[of])}</>
}
