import type { ReactNode } from 'react'

import { Button } from '../Button'
import { Dialog, type DialogProps } from '../Dialog'

export type ConfirmDialogProps = Omit<
  DialogProps,
  'role' | 'size' | 'onClose' | 'closeLabel' | 'closesOutside' | 'footer'
> & {
  /** The question itself: "Cancel the remaining operations?" */
  title: ReactNode
  /** What happens then, and what stays as it is. */
  description?: ReactNode
  /** Says what is done, never just "Yes": "Cancel operations". */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** `destructive` for what cannot be taken back. */
  tone?: 'neutral' | 'destructive'
  /** It is being done; the buttons wait. */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** More than a sentence, under the description. */
  children?: ReactNode
}

/** Asks before something happens. The way back has the focus, so that Enter alone destroys nothing. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  busy = false,
  onConfirm,
  onCancel,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="sm"
      title={title}
      onClose={onCancel}
      closesOutside={false}
      footer={
        <>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- A dialog has to put the focus somewhere inside. */}
          <Button autoFocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'destructive' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {description !== undefined && <p>{description}</p>}
      {children}
    </Dialog>
  )
}
