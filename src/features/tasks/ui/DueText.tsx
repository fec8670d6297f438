import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { dueInFull } from '../model/words'

export type DueTextProps = { due: Pick<Schemas['TaskSummary'], 'expiration' | 'expirationAllDay'> }

/** By when something is to be done: "Due Fri 27 Nov 2026". */
export function DueText({ due }: DueTextProps) {
  const intl = useIntl()
  return intl.formatMessage(messages.dueBy, { date: dueInFull(due, intl) })
}
