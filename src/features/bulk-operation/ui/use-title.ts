import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { countsOf, type OperationInShort, outcomeOf } from '../model/operation'

/** The title of an operation: "Moving 48 posts to Approved". */
export function useTitle(): (operation: OperationInShort) => string {
  const { formatMessage } = useIntl()
  return (operation) => {
    const { total, done } = countsOf(operation)
    const status = operation.targetState.name
    switch (outcomeOf(operation)) {
      case 'running':
        return formatMessage(messages.moving, { count: total, status })
      case 'completed':
        return formatMessage(messages.moved, { count: done, status })
      case 'inPart':
        return formatMessage(messages.movedInPart, { done, total, status })
      case 'stopped':
        return formatMessage(messages.stopped, { done, total, status })
    }
  }
}
