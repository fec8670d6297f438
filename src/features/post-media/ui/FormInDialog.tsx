import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react'
import { Button } from '@/design-system/Button'
import { Dialog, type DialogProps } from '@/design-system/Dialog'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type FormInDialogProps = Pick<DialogProps, 'size' | 'title' | 'onClose' | 'children'> & {
  submitLabel: ReactNode
  phase: 'writing' | 'saving' | 'failed'
  onSubmit: () => void
}

/** A form over the editor. Enter sends it from a field of one line, Ctrl+Enter from every field. */
export function FormInDialog({ submitLabel, phase, onSubmit, onClose, children, ...rest }: FormInDialogProps) {
  const { formatMessage } = useIntl()
  const formId = useId()

  function submit() {
    if (phase !== 'saving') onSubmit()
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The dialog is inside of the editor for React, whose keys are others: here they belong to the form.
    if (event.ctrlKey || event.metaKey) event.stopPropagation()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      {...rest}
      closeLabel={formatMessage(messages.close)}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={phase === 'saving'}
            busyLabel={formatMessage(messages.saving)}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter comes from its fields */}
      <form id={formId} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
        <Stack gap={4}>
          {children}
          {phase === 'failed' && (
            <Text role="alert" size="sm" tone="error">
              {formatMessage(messages.notSaved)}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
