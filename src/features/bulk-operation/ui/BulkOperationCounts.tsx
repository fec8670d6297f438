import type { ComponentProps } from 'react'

import { StatusChip } from '@/design-system/StatusChip'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { countsOf, type OperationInShort } from '../model/operation'

type BulkOperationCountsProps = Omit<ComponentProps<'div'>, 'children'> & {
  operation: OperationInShort
  running: boolean
}

/** The three counts as labels; where nothing is counted there is none. */
export function BulkOperationCounts({ operation, running, ...rest }: BulkOperationCountsProps) {
  const { formatMessage } = useIntl()
  const { done, failed, waiting } = countsOf(operation)
  return (
    <div {...rest}>
      <StatusChip color="success">{formatMessage(messages.done, { count: done })}</StatusChip>
      {failed > 0 && <StatusChip color="error">{formatMessage(messages.failed, { count: failed })}</StatusChip>}
      {waiting > 0 && (
        <StatusChip>{formatMessage(running ? messages.waiting : messages.untouched, { count: waiting })}</StatusChip>
      )}
    </div>
  )
}
