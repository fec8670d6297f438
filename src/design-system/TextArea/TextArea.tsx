import { clsx } from 'clsx'
import { useRef, type ComponentProps, type CSSProperties, type FormEvent, type ReactNode } from 'react'
import { controlStyles, Field, type FieldWords } from '../Field'
import styles from './TextArea.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children' | 'rows'> &
  FieldWords & {
    onValueChange?: ((value: string) => void) | undefined
    /** Rows when empty. */
    minRows?: number
    /** Rows up to which it grows with its text; then it scrolls. */
    maxRows?: number
    /** At the end of the line of the label: "80 of 2,000". */
    aside?: ReactNode
    /** Takes the height that is there instead of growing: for an editor that has a window to itself. */
    fill?: boolean
  }

/** Several lines of text; grows with what is written, from and to the given rows. */
export function TextArea({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  minRows = 3,
  maxRows = 10,
  aside,
  fill = false,
  onInput,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const box = useRef<HTMLDivElement>(null)

  function handleInput(event: FormEvent<HTMLTextAreaElement> & Parameters<NonNullable<typeof onInput>>[0]) {
    if (box.current) box.current.dataset.text = event.currentTarget.value
    onInput?.(event)
    onValueChange?.(event.currentTarget.value)
  }

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, aside }}
      className={clsx(fill && styles.fill, className)}
      id={rest.id}
      name={rest.name}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <div className={controlStyles.box}>
          <div
            ref={box}
            data-text={rest.value ?? rest.defaultValue ?? ''}
            className={styles.grow}
            style={{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties}
          >
            <textarea {...rest} {...control} rows={minRows} className={controlStyles.input} onInput={handleInput} />
          </div>
        </div>
      )}
    </Field>
  )
}
