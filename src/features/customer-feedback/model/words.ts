import type { StatusColor } from '@/design-system/StatusChip'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  problem: messages.problem,
  idea: messages.idea,
  question: messages.question,
  praise: messages.praise,
  'wrong-profile-data': messages.wrongProfileData,
}

const states: Readonly<Record<string, readonly [MessageDescriptor, StatusColor]>> = {
  received: [messages.received, 'neutral'],
  'in-review': [messages.inReview, 'warn'],
  planned: [messages.planned, 'info'],
  answered: [messages.answered, 'success'],
  closed: [messages.closed, 'neutral'],
}

/** What a kind is called; one of a newer server is called other. */
export function kindName(kind: string): MessageDescriptor {
  return kinds[kind] ?? messages.otherKind
}

/** What a state is called; one of a newer server is still being looked at. */
export function stateName(state: string): MessageDescriptor {
  return states[state]?.[0] ?? messages.inReview
}

export function stateColor(state: string): StatusColor {
  return states[state]?.[1] ?? 'neutral'
}
