import { EmptyState } from '@/design-system/EmptyState'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import type { QueryProblem } from './query-problem'

export type QueryReasonProps = {
  problem: QueryProblem
  /** The level of its heading where it stands in place of results; without it it is one line below the field. */
  level?: 1 | 2
}

/** Why a query is not searched; its words stay in the field. */
export function QueryReason({ problem, level }: QueryReasonProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage(titles[problem.kind])
  const text =
    problem.kind === 'signs' ? formatMessage(messages.noWordsText) : formatMessage(texts[problem.kind], problem)
  return level === undefined ? <span>{text}</span> : <EmptyState level={level} title={title} description={text} />
}

const titles = { signs: messages.noWords, letters: messages.tooLong, words: messages.tooManyWords }
const texts = { letters: messages.tooLongText, words: messages.tooManyWordsText }
