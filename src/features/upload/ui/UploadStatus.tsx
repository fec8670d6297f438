import { useUnit } from 'effector-react'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { $announcement } from '../model/announcement'

/** Tells screen readers how uploads go, at steps. Always there: a region that comes with its words is often not read. */
export function UploadStatus() {
  const { formatPhrase } = useIntl()
  const { words } = useUnit($announcement)
  return <VisuallyHidden role="status">{words && formatPhrase(words)}</VisuallyHidden>
}
