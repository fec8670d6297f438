import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'

import { Button } from '../Button'
import { Dialog, type DialogProps } from '../Dialog'
import { Stack } from '../Stack'
import { Text } from '../Text'

export type FormDialogProps = Omit<DialogProps, 'role' | 'footer' | 'onSubmit'> & {
  /** Says what is done: "Invite", "Save". */
  submitLabel: ReactNode
  /** An Icon before these words. */
  submitIcon?: ReactNode
  /** Without it there is no second button: the one in the corner is the way out, and Submit takes the whole line. */
  cancelLabel?: ReactNode
  /** It is on its way: the form is not sent a second time. */
  busy?: boolean
  /** Said to assistive technology meanwhile. */
  busyLabel?: string | undefined
  /** Something stands in the way of sending. The form says what; the button keeps its place and does nothing. */
  blocked?: boolean
  /** The element that says what stands in the way. */
  blockedBy?: string | undefined
  /** Why it was not sent, said at once below the fields. */
  problem?: ReactNode
  /** What is wrong with the fields, by field. With each new one the focus goes to the first that is in error. */
  errors?: object | undefined
  /** Before the two buttons: something else to do, or what follows from sending. */
  aside?: ReactNode
  onSubmit: () => void
  /** The button beside Submit, where it does more than to close: what is kept of the form is thrown away. */
  onCancel?: (() => void) | undefined
}

/**
 * A form over the page: fields, the reason why it was not sent, and two buttons. Enter sends it from a field of one
 * line, Ctrl+Enter from every field. What is typed belongs to its user, so it is still there after a failed try.
 */
export function FormDialog({
  submitLabel,
  submitIcon,
  cancelLabel,
  busy = false,
  busyLabel,
  blocked = false,
  blockedBy,
  problem,
  errors,
  aside,
  onSubmit,
  onClose,
  onCancel = onClose,
  closesOutside = false,
  children,
  ...rest
}: FormDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (errors && Object.values(errors).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function submit() {
    if (!busy && !blocked) onSubmit()
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // A dialog over a form is inside of it for React: it is not what is sent here.
    event.stopPropagation()
    submit()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!event.ctrlKey && !event.metaKey) return
    // What is below has keys of its own: here they belong to the form.
    event.stopPropagation()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      {...rest}
      closesOutside={closesOutside}
      onClose={onClose}
      footer={
        <>
          {aside}
          {cancelLabel !== undefined && <Button onClick={onCancel}>{cancelLabel}</Button>}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size={cancelLabel === undefined ? 'lg' : undefined}
            wide={cancelLabel === undefined}
            icon={submitIcon}
            busy={busy}
            busyLabel={busyLabel}
            aria-disabled={blocked || undefined}
            aria-describedby={blocked ? blockedBy : undefined}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter comes from its fields */}
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
        <Stack gap={4}>
          {children}
          {problem !== undefined && problem !== null && (
            <Text role="alert" size="sm" tone="error">
              {problem}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
