import { clsx } from 'clsx'
import { useEffect, useImperativeHandle, useMemo, useRef, type ComponentProps, type FormEvent } from 'react'
import { FieldErrors } from '../Field'
import { ErrorSummary, type FormError } from './ErrorSummary'
import styles from './Form.module.css'

export type FormProps = ComponentProps<'form'> & {
  /** What is wrong, in the order of the fields. A new list that is not empty takes the focus. */
  errors?: readonly FormError[] | undefined
  /**
   * Title of the summary above the fields: "Two things need your attention". Without it no summary is drawn and the
   * first field in error takes the focus, which is enough for a short form.
   */
  summaryTitle?: string | undefined
}

const none: readonly FormError[] = []

/** A form that explains itself: fields find their error by name, and the focus goes where work is left. */
export function Form({ errors = none, summaryTitle, className, children, onSubmit, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement)
  const summary = useRef<HTMLDivElement>(null)
  const byName = useMemo(
    () => new Map(errors.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const]))),
    [errors],
  )
  const summarised = errors.length > 0 && summaryTitle !== undefined

  useEffect(() => {
    if (errors.length === 0) return
    const first = errors.find(({ name }) => name !== undefined)?.name
    const target = summary.current ?? controlOf(form.current, first)
    target?.focus()
  }, [errors])

  function handleSubmit(event: FormEvent<HTMLFormElement> & Parameters<NonNullable<typeof onSubmit>>[0]) {
    // Nothing here is ever sent by the browser itself.
    event.preventDefault()
    onSubmit?.(event)
  }

  return (
    <form {...rest} ref={form} noValidate className={clsx(styles.root, className)} onSubmit={handleSubmit}>
      {summarised && (
        <ErrorSummary
          ref={summary}
          title={summaryTitle}
          errors={errors}
          onChoose={(name) => controlOf(form.current, name)?.focus()}
        />
      )}
      <FieldErrors value={byName}>{children}</FieldErrors>
    </form>
  )
}

/** The control of a form that has this name; of a group of radios the first. */
function controlOf(form: HTMLFormElement | null, name: string | undefined): HTMLElement | null {
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLInputElement && control.type === 'hidden') return visibleControlOf(control)
  return control instanceof HTMLElement ? control : null
}

/**
 * What people use where a hidden input carries the value: the element it names, or the first in it that takes the
 * focus.
 */
function visibleControlOf({ dataset }: HTMLInputElement): HTMLElement | null {
  const element = dataset.control === undefined ? null : document.getElementById(dataset.control)
  if (element === null || element.matches('input')) return element
  return element.querySelector<HTMLElement>('[tabindex="0"], input, button')
}
