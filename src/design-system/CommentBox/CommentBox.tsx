import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId } from 'react'

import { Button } from '../Button'
import styles from './CommentBox.module.css'
import { useEndInView } from './use-end-in-view'
import { useOccupied } from './use-occupied'

export type CommentBoxProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'ref'> & {
  /** Names the field: "Write a comment". Stands in it as well while it is empty. */
  label: string
  value: string
  onValueChange: (value: string) => void
  onSubmit: () => void
  submitLabel: string
  /** False while there is nothing to send, or too much. The button stays reachable and says so. */
  canSubmit: boolean
  /** How to send by keyboard, in small words beside the button. */
  hint?: ReactNode
  /** Near the limit: how many characters are left, or over it. */
  counter?: ReactNode
  /** Why it cannot be sent as it is; read aloud when it appears. */
  error?: ReactNode
  avatar?: ReactNode
  /** Small IconButtons at the end of the first line: what may be in it beside words. */
  tools?: ReactNode
  /** A way out, for a reply that was begun by mistake. */
  cancelLabel?: string
  onCancel?: () => void
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Where people write a comment: one line at first, growing with the text. Ctrl or ⌘ with Enter sends. */
export function CommentBox({
  label,
  value,
  onValueChange,
  onSubmit,
  submitLabel,
  canSubmit,
  hint,
  counter,
  error,
  avatar,
  tools,
  cancelLabel,
  onCancel,
  inputRef,
  className,
  ...rest
}: CommentBoxProps) {
  const hintId = useId()
  const errorId = useId()
  const box = useEndInView(value)
  const { occupied, handleFocus, handleBlur } = useOccupied()
  const submit = () => {
    if (canSubmit) onSubmit()
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel && value.trim() === '') onCancel()
    // While a Greek accent or a Chinese word is being composed, Enter belongs to the composition.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only learns where the focus is
    <form
      {...rest}
      ref={box}
      data-open={occupied || value !== '' || onCancel !== undefined || undefined}
      data-invalid={error !== undefined || undefined}
      className={clsx(styles.root, className)}
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {avatar !== undefined && <div className={styles.avatar}>{avatar}</div>}
      {/* The attribute repeats the text beneath the field, and the taller of the two gives the height. */}
      <div data-text={value} className={styles.field}>
        <textarea
          ref={inputRef}
          rows={1}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? hintId : `${errorId} ${hintId}`}
          placeholder={label}
          value={value}
          className={styles.input}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div className={styles.footer}>
        {error !== undefined && (
          <p role="alert" id={errorId} className={styles.error}>
            {error}
          </p>
        )}
        {counter !== undefined && <p className={styles.counter}>{counter}</p>}
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        {onCancel && (
          <Button variant="plain" size="sm" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm" aria-disabled={!canSubmit}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
