import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { controlStyles, Field, type FieldLabels } from '../Field'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'children'> &
  FieldLabels & {
    /** The text alone, for those who do not need the event. */
    onValueChange?: ((value: string) => void) | undefined
    /** An Icon before the text. */
    icon?: ReactNode
    /** An IconButton behind the text. */
    action?: ReactNode
  }

/** One line of text. `className` goes to the whole field; every other prop and the ref go to the input. */
export function TextField({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  icon,
  action,
  onChange,
  onValueChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    onValueChange?.(event.target.value)
  }

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, className }}
      id={rest.id}
      name={rest.name}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <div className={controlStyles.box}>
          {icon}
          <input {...rest} {...control} type={type} className={controlStyles.input} onChange={handleChange} />
          {action}
        </div>
      )}
    </Field>
  )
}
