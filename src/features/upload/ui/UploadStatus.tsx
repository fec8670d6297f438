import { useUnit } from 'effector-react'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { $announcement } from '../model/announcement'

/** Announces uploads to screen readers. Always mounted: a live region that appears with its text is often not read. */
export function UploadStatus() {
  const { formatPhrase } = useIntl()
  const { message } = useUnit($announcement)
  return <VisuallyHidden role="status">{message && formatPhrase(message)}</VisuallyHidden>
}
