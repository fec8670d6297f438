import { useUnit } from 'effector-react'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $announcement } from '../model/announcement'
import { countsOf, outcomeOf } from '../model/operation'
import { useTitle } from './use-title'

/** Announces progress to screen readers. Always mounted: a live region that appears with its text is often not read. */
export function BulkOperationStatus() {
  const { formatMessage } = useIntl()
  const titleOf = useTitle()
  const announcement = useUnit($announcement)
  return <VisuallyHidden role="status">{announcement && textOf(announcement)}</VisuallyHidden>

  function textOf({ operation, step }: NonNullable<typeof announcement>): string {
    if (step === 0 || outcomeOf(operation) !== 'running') return titleOf(operation)
    const { done, failed, waiting } = countsOf(operation)
    return formatMessage(messages.progress, { done, failed, waiting })
  }
}
