import type { ReactNode } from 'react'
import { FormDialog, type FormDialogProps } from '@/design-system/FormDialog'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type MediaFormDialogProps = Pick<FormDialogProps, 'size' | 'title' | 'onClose' | 'onSubmit' | 'children'> & {
  submitLabel: ReactNode
  phase: 'writing' | 'saving' | 'failed'
}

/** A form over the editor, in the words that all of them share. */
export function MediaFormDialog({ phase, ...rest }: MediaFormDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <FormDialog
      {...rest}
      closeLabel={formatMessage(messages.close)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={phase === 'saving'}
      busyLabel={formatMessage(messages.saving)}
      problem={phase === 'failed' ? formatMessage(messages.notSaved) : null}
    />
  )
}
