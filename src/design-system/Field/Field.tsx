import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode, createContext, use } from 'react'
import { CircleAlertIcon, Icon } from '../icons'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Field.module.css'

/** The words around a control; every field takes them. */
export type FieldWords = {
  label: ReactNode
  /** Keeps the label for screen readers only; use it where the place of the field says what it is. */
  labelHidden?: boolean | undefined
  /** One sentence of help under the control. */
  description?: ReactNode
  /** What is wrong and how to mend it. Inside a Form it may come by the field's `name` instead. */
  error?: string | undefined
  /** Stands behind the label of a field that may stay empty: "optional". */
  optionalLabel?: string | undefined
}

/** What is not named here, `className` and the ref go to the frame. */
export type FieldProps = Omit<ComponentProps<'div'>, 'id' | 'className' | 'children'> &
  FieldWords & {
    /** Of the control. */
    id: string | undefined
    name: string | undefined
    className: string | undefined
    /** At the end of the line of the label, and no part of it: how much of the room is used. */
    aside?: ReactNode
    /** Of the control: what describes it beside the field's own words. Read after them. */
    'aria-describedby'?: string | undefined
    /**
     * The control is several (radios, the parts of a date): it takes its name by `labelId`, for a label names one
     * alone.
     */
    group?: boolean
    /** Draws the control with the attributes that tie it to its words. */
    children: (control: FieldControl, labelId: string) => ReactNode
  }

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, help and error below: the frame of every field. */
export function Field({
  id,
  name,
  label,
  labelHidden = false,
  description,
  error,
  optionalLabel,
  className,
  aside,
  'aria-describedby': givenDescription,
  group = false,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const shownError = useFieldError(name, error)
  const labelId = `${controlId}-label`
  const descriptionId = `${controlId}-description`
  const errorId = `${controlId}-error`

  const words = (
    <>
      {label}
      {optionalLabel !== undefined && ' '}
      {optionalLabel !== undefined && <span className={styles.optional}>({optionalLabel})</span>}
    </>
  )

  const Label = group ? 'span' : 'label'
  const labelElement = (
    <Label {...(!group && { htmlFor: controlId })} id={labelId} className={labelHidden ? undefined : styles.label}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Label>
  )

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {aside === undefined ? (
        labelElement
      ) : (
        <div className={styles.head}>
          {labelElement}
          <span className={styles.aside}>{aside}</span>
        </div>
      )}
      {children(
        {
          id: controlId,
          'aria-describedby': clsx(shownError && errorId, description && descriptionId, givenDescription) || undefined,
          'aria-invalid': shownError === undefined ? undefined : true,
        },
        labelId,
      )}
      {shownError !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlertIcon} size="sm" />
          {shownError}
        </p>
      )}
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  )
}

/** Where the label of a control is, for one that `for` cannot point at: an editor. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`
}

/** What a form found wrong, by the `name` of the field. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map())

/** The error to show under a field: its own, else the one that its form has under its name. */
export function useFieldError(name: string | undefined, own: string | undefined): string | undefined {
  const errors = use(FieldErrors)
  return own ?? (name === undefined ? undefined : errors.get(name))
}
