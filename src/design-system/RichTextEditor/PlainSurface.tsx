import { useEffectEvent, useEffect, useImperativeHandle, useRef } from 'react'

import { deltaLetters } from './delta'
import { editAsText } from './edit-as-text'
import styles from './RichTextEditor.module.css'
import type { SurfaceProps } from './surface'

export type PlainSurfaceProps = SurfaceProps & {
  /** Tells where the caret is, so that the editor can take it over; null without the focus. */
  onCaretChange: (caret: number | null) => void
  /** Somebody is in the middle of a Greek accent or a Chinese word, and must not be moved. */
  onComposingChange: (composing: boolean) => void
}

/**
 * Stands where the editor will be, as high as it, and is written into as well: formats and objects that the text has
 * stay as they are. It remains where the editor cannot be loaded.
 */
export function PlainSurface({
  control,
  value,
  onValueChange,
  placeholder,
  disabled,
  readOnly,
  start,
  handleRef,
  onCaretChange,
  onComposingChange,
}: PlainSurfaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const letters = deltaLetters(value)
  const begin = useEffectEvent(() => {
    if (start.focus) field.current?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [])
  useImperativeHandle(
    handleRef,
    () => ({
      focus: () => field.current?.focus(),
      insert: (kind, reference) =>
        onValueChange({ ops: [...value.ops, { insert: { [kind]: reference } }, { insert: '\n' }] }),
    }),
    [value, onValueChange],
  )
  return (
    <div data-disabled={disabled || undefined} data-invalid={control['aria-invalid']} className={styles.box}>
      {!readOnly && <div className={styles.tools} />}
      <div data-text={letters} className={styles.plain}>
        <textarea
          {...control}
          ref={field}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={letters}
          onChange={(event) => {
            onValueChange(editAsText(value, event.target.value))
            onCaretChange(event.target.selectionStart)
          }}
          // Who has only come here has a caret too, before anything was selected.
          onFocus={(event) => onCaretChange(event.currentTarget.selectionStart)}
          onSelect={(event) => onCaretChange(event.currentTarget.selectionStart)}
          onBlur={() => onCaretChange(null)}
          onCompositionStart={() => onComposingChange(true)}
          onCompositionEnd={() => onComposingChange(false)}
        />
      </div>
    </div>
  )
}
