import { isApiError, type Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import { dueFieldsOf, expirationOf } from '@/features/tasks'
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
  day: string | null
}

export type RequestErrors = { question?: string; recipients?: string; day?: string; form?: string }

export const EMPTY_REQUEST: RequestFields = {
  question: '',
  recipients: [],
  verdicts: true,
  filesAllowed: true,
  day: null,
}

export const isRequestFields = (kept: unknown): kept is RequestFields =>
  typeof kept === 'object' && kept !== null && 'question' in kept && 'recipients' in kept

/** A request as its form shows it. */
export function fieldsOfRequest(request: Request): RequestFields {
  const { question, verdicts, filesAllowed } = request
  return { question, verdicts, filesAllowed, recipients: [], day: dueFieldsOf(request, '').day }
}

/** What two people made of one request: what only the other changed is taken over, what I changed stays. */
export function mergeRequest(before: RequestFields, mine: RequestFields, theirs: RequestFields): RequestFields {
  const own = <Name extends keyof RequestFields>(name: Name) =>
    mine[name] === before[name] ? theirs[name] : mine[name]
  return {
    question: own('question'),
    verdicts: own('verdicts'),
    filesAllowed: own('filesAllowed'),
    day: own('day'),
    recipients: mine.recipients,
  }
}

/** What differs from how the request was, as it is sent; nothing where all is the same. */
export function changeOfRequest(
  before: RequestFields,
  mine: RequestFields,
  timeZone: string,
): Omit<Schemas['FeedbackRequestChange'], 'occToken'> {
  return {
    ...(mine.question.trim() !== before.question && { question: mine.question.trim() }),
    ...(mine.verdicts !== before.verdicts && { verdicts: mine.verdicts }),
    ...(mine.filesAllowed !== before.filesAllowed && { filesAllowed: mine.filesAllowed }),
    ...(mine.day !== before.day && expirationOf({ day: mine.day, time: '', timeZone })),
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
    const names = new Intl.ListFormat(intl.locale).format(named.map((one) => intl.formatName(nameOf(one))))
    return { recipients: formatMessage(messages.cannotRead, { names }) }
  }
  if (code === 'too-many-recipients') return { recipients: formatMessage(messages.tooMany) }
  if (code === 'expiration-past') return { day: formatMessage(messages.duePast) }
  if (code === 'feedback-forbidden') return { form: formatMessage(messages.onlyAskers) }
  return { form: formatMessage(failureOf(error)) }
}
