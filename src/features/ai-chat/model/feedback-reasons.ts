import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type Reason = { id: string; words: MessageDescriptor }

const good: readonly Reason[] = [
  { id: 'accurate', words: messages.accurate },
  { id: 'complete', words: messages.complete },
  { id: 'easy-to-read', words: messages.easyToRead },
  { id: 'good-sources', words: messages.goodSources },
]

const bad: readonly Reason[] = [
  { id: 'wrong', words: messages.wrong },
  { id: 'incomplete', words: messages.incomplete },
  { id: 'out-of-date', words: messages.outOfDate },
  { id: 'off-topic', words: messages.offTopic },
  { id: 'poor-sources', words: messages.poorSources },
]

/** Reasons that one can choose for an opinion, by the ids that the contract knows. */
export function reasonsFor(like: boolean): readonly Reason[] {
  return like ? good : bad
}
