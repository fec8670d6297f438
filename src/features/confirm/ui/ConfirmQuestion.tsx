import { useUnit } from 'effector-react'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import type { Confirm } from '@/shared/overlays'
import { useWords } from '@/shared/overlays/use-words'
import { agreeClicked, refuseClicked } from '../model/confirm'

/** One question on the screen. The default export lets it be a chunk of its own. */
export function ConfirmQuestion({ confirm }: { confirm: Confirm }) {
  const { onAgree, onRefuse } = useUnit({ onAgree: agreeClicked, onRefuse: refuseClicked })
  const words = useWords(confirm.values)
  return (
    <ConfirmDialog
      title={words(confirm.title)}
      {...(confirm.description !== undefined && { description: words(confirm.description) })}
      confirmLabel={words(confirm.confirmLabel)}
      cancelLabel={words(confirm.cancelLabel)}
      {...(confirm.tone && { tone: confirm.tone })}
      onConfirm={onAgree}
      onCancel={onRefuse}
    >
      {confirm.template}
    </ConfirmDialog>
  )
}
