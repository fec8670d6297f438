import type { Schemas } from '@/api'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type AnswerProblem, parseDecimal } from '../model/question-rules'

/** What is wrong with an answer, in a sentence that says how to mend it. */
export function problemWords(
  problem: AnswerProblem,
  question: Schemas['Question'],
  { formatMessage }: PortalIntl,
): string {
  switch (problem) {
    case 'missing':
      return formatMessage(messages.missing)
    case 'too-few':
      return formatMessage(messages.tooFew, { count: question.min ?? 1 })
    case 'too-many':
      return formatMessage(messages.tooMany, { count: question.max ?? 1 })
    case 'too-long':
      return formatMessage(messages.tooLong, { count: question.maxLength ?? 200 })
    case 'incomplete':
      return formatMessage(messages.incomplete)
    case 'not-fitting':
      return formatMessage(messages.notFitting)
  }
}

/** What is wrong with a number as it was typed; undefined where nothing is. */
export function numberProblem(
  text: string,
  { decimals = 0 }: Schemas['Question'],
  { formatMessage }: PortalIntl,
): string | undefined {
  const parsed = parseDecimal(text, decimals)
  if (!('problem' in parsed)) return undefined
  if (parsed.problem === 'two-separators') return formatMessage(messages.twoSeparators)
  if (parsed.problem === 'too-many-decimals') return formatMessage(messages.tooManyDecimals, { count: decimals })
  return formatMessage(messages.notANumber)
}
