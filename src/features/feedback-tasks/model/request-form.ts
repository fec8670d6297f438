import { isApiError, type Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import { type Due, dueFieldsOf, expirationOf } from '@/features/tasks'
import type { PortalIntl } from '@/shared/i18n'
import { failureOf } from '../api/feedback-calls'
import { messages } from '../messages'

type Subject = Schemas['Assignee']
type Request = Schemas['FeedbackRequest']

export type RequestFields = {
  question: string
  /** Who is asked; of a request that is there, who is asked as well. */
  recipients: readonly Subject[]
  verdicts: boolean
  filesAllowed: boolean
  due: Due
}

export type RequestErrors = { question?: string; recipients?: string; due?: string; form?: string }

/** A request of which nothing is written; its end is meant in this zone. */
export function emptyRequest(timeZone: string): RequestFields {
  return { question: '', recipients: [], verdicts: true, filesAllowed: true, due: { day: null, time: '', timeZone } }
}

/** Whether something that was kept on this device is what the form held. */
export const isRequestFields = (kept: unknown): kept is RequestFields =>
  typeof kept === 'object' && kept !== null && 'question' in kept && 'due' in kept

/** A request as its form shows it. */
export function fieldsOfRequest(request: Request, timeZone: string): RequestFields {
  const { question, verdicts, filesAllowed } = request
  return { question, verdicts, filesAllowed, recipients: [], due: dueFieldsOf(request, timeZone) }
}

/** What two people made of one request: what only the other changed is taken over, what I changed stays. */
export function mergeRequest(before: RequestFields, mine: RequestFields, theirs: RequestFields): RequestFields {
  const own = <Name extends keyof RequestFields>(name: Name) => (isSame(before, mine, name) ? theirs[name] : mine[name])
  return {
    question: own('question'),
    verdicts: own('verdicts'),
    filesAllowed: own('filesAllowed'),
    due: own('due'),
    recipients: mine.recipients,
  }
}

function isSame(one: RequestFields, other: RequestFields, name: keyof RequestFields): boolean {
  return JSON.stringify(one[name]) === JSON.stringify(other[name])
}

/** What differs from how the request was, as it is sent; nothing where all is the same. */
export function changeOfRequest(
  before: RequestFields,
  mine: RequestFields,
): Omit<Schemas['FeedbackRequestChange'], 'occToken'> {
  return {
    ...(mine.question.trim() !== before.question && { question: mine.question.trim() }),
    ...(mine.verdicts !== before.verdicts && { verdicts: mine.verdicts }),
    ...(mine.filesAllowed !== before.filesAllowed && { filesAllowed: mine.filesAllowed }),
    ...(!isSame(before, mine, 'due') && expirationOf(mine.due)),
    ...(mine.recipients.length > 0 && { addRecipients: [...mine.recipients] }),
  }
}

/** What the server refused, at the field where it belongs; people who cannot read the post are all named. */
export function refusalOf(error: unknown, recipients: readonly Subject[], intl: PortalIntl): RequestErrors {
  const { formatMessage } = intl
  const code = isApiError(error) ? error.code : ''
  if (isApiError(error) && code === 'recipient-cannot-read') {
    const named = (error.problem?.errors ?? []).flatMap(
      ({ pointer }) => recipients[Number(pointer.split('/').at(-1))] ?? [],
    )
    return { recipients: formatMessage(messages.cannotRead, { names: intl.formatList(named.map(nameOf)) }) }
  }
  if (code === 'too-many-recipients') return { recipients: formatMessage(messages.tooMany) }
  if (code === 'expiration-past') return { due: formatMessage(messages.duePast) }
  if (code === 'feedback-forbidden') return { form: formatMessage(messages.onlyAskers) }
  return { form: formatMessage(failureOf(error)) }
}
