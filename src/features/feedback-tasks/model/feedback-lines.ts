import type { Schemas } from '@/api'
import { deltaText } from '@/design-system/RichText'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { stateLooks, verdictInWords } from './states'

type Words = { intl: Pick<PortalIntl, 'formatMessage' | 'formatName'>; exact: (date: Date) => string }

/** Who stands where and what they answered, as cells of a file; the names of the columns first. */
export function cellsOfFeedback(tasks: readonly Schemas['FeedbackTask'][], { intl, exact }: Words): string[][] {
  const { formatMessage, formatName } = intl
  const { person, state, verdict, when, answer } = messages
  return [
    [person, state, verdict, when, answer].map((column) => formatMessage(column)),
    ...tasks.map((task) => {
      const look = stateLooks[task.state]
      return [
        formatName(task.recipient.fullName),
        look ? formatMessage(look.label) : task.state,
        task.answer?.verdict ? verdictInWords(task.answer.verdict, formatMessage) : '',
        task.state === 'requested' ? '' : exact(new Date(task.changedAt)),
        deltaText(task.answer?.content),
      ]
    }),
  ]
}
