import { useUnit } from 'effector-react'
import type { Confirm } from '@/shared/overlays'
import { useMessages } from '@/shared/overlays/use-messages'
import { agreeClicked, refuseClicked } from '../model/confirm'
import { ConfirmDialog } from './ConfirmDialog'

/** One question on the screen. */
export function ConfirmQuestion({ confirm }: { confirm: Confirm }) {
  const { onAgree, onRefuse } = useUnit({ onAgree: agreeClicked, onRefuse: refuseClicked })
  const textOf = useMessages(confirm.values)
  return (
    <ConfirmDialog
      title={textOf(confirm.title)}
      {...(confirm.description !== undefined && { description: textOf(confirm.description) })}
      confirmLabel={textOf(confirm.confirmLabel)}
      cancelLabel={textOf(confirm.cancelLabel)}
      {...(confirm.tone && { tone: confirm.tone })}
      onConfirm={onAgree}
      onCancel={onRefuse}
    >
      {confirm.template}
    </ConfirmDialog>
  )
}
