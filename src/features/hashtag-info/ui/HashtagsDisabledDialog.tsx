import { Dialog } from '@/design-system/Dialog'
import { useDisabledMessage } from './use-disabled-message'

export type HashtagsDisabledDialogProps = { title: string; onClose: () => void }

/** Says that a community has switched its hashtags off. */
export function HashtagsDisabledDialog({ title, onClose }: HashtagsDisabledDialogProps) {
  return <Dialog size="sm" title={title} onClose={onClose} {...useDisabledMessage(onClose)} />
}
