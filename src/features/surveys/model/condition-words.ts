import type { Schemas } from '@/api'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

type Question = Schemas['Question']

/** When a question is asked: what has to be true of the answers before it. Null for one that always is. */
export function conditionWords(
  { showWhen }: Pick<Question, 'showWhen'>,
  questions: readonly Question[],
  intl: PortalIntl,
): { intro: string; conditions: string[] } | null {
  if (!showWhen || showWhen.conditions.length === 0) return null
  const { conditions, match } = showWhen
  const intro = conditions.length === 1 ? messages.askedIf : match === 'all' ? messages.askedIfAll : messages.askedIfAny
  return {
    intro: intl.formatMessage(intro),
    conditions: conditions.map((condition) => wordsOf(condition, questions, intl)),
  }
}

function wordsOf(
  { questionId, is, value }: Schemas['QuestionCondition'],
  questions: readonly Question[],
  intl: PortalIntl,
): string {
  const about = questions.find(({ id }) => id === questionId)
  const question = about?.text ?? questionId
  const answer = about?.options?.find(({ id }) => id === value)?.label ?? plainWords(value, intl)
  switch (is) {
    case 'answered':
      return intl.formatMessage(messages.isAnswered, { question })
    case 'not-answered':
      return intl.formatMessage(messages.isNotAnswered, { question })
    case 'not-equal':
      return intl.formatMessage(messages.isNotEqual, { question, answer })
    case 'at-least':
      return intl.formatMessage(messages.isAtLeast, { question, answer })
    case 'at-most':
      return intl.formatMessage(messages.isAtMost, { question, answer })
    default:
      return intl.formatMessage(messages.isEqual, { question, answer })
  }
}

function plainWords(value: string | number | boolean | null, intl: PortalIntl): string {
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no)
  return typeof value === 'number' ? intl.formatNumber(value) : (value ?? '')
}
