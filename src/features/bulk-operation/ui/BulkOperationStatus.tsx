import { useUnit } from 'effector-react'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $announcement } from '../model/announcement'
import { countsOf } from '../model/counts'
import { outcomeOf } from '../model/outcome'
import { useTitle } from './use-title'

/** Tells screen readers how the operation goes, at steps. Always there: a region that comes with its words is often not read. */
export function BulkOperationStatus() {
  const { formatMessage } = useIntl()
  const titleOf = useTitle()
  const announcement = useUnit($announcement)
  return <VisuallyHidden role="status">{announcement && words(announcement)}</VisuallyHidden>

  function words({ operation, step }: NonNullable<typeof announcement>): string {
    if (step === 0 || outcomeOf(operation) !== 'running') return titleOf(operation)
    const { done, failed, waiting } = countsOf(operation)
    return formatMessage(messages.progress, { done, failed, waiting })
  }
}
