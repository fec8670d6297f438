import { clsx } from 'clsx'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { controlStyles, Field, type FieldWords } from '../Field'
import { IconButton } from '../IconButton'
import { Icon, XIcon } from '../icons'
import { PageLocale } from '../PageLocale'
import { VisuallyHidden } from '../VisuallyHidden'
import { OpenListButton } from './OpenListButton'
import { noteOf, OptionList } from './OptionList'
import type { ComboBoxOption, ComboBoxSource } from './options'
import { useSearch } from './use-search'
import styles from './ComboBox.module.css'

export type ComboBoxProps = FieldWords &
  ComboBoxSource & {
    /** The chosen option, whole: its words are shown even when the list has moved on. */
    value: ComboBoxOption | null
    onValueChange: (option: ComboBoxOption | null) => void
    /** Names the button that lets go of the choice: "Clear". Without it there is none; emptying the field does the same. */
    clearLabel?: string | undefined
    placeholder?: string
    id?: string | undefined
    /** The field's name in its Form; the option's `value` is sent under it. */
    name?: string | undefined
    required?: boolean | undefined
    disabled?: boolean | undefined
    className?: string | undefined
    /** The text field. */
    ref?: Ref<HTMLInputElement>
  }

/** One choice out of a list that is searched while typing, here or by a server. Only what is in the list can be chosen. */
export function ComboBox(props: ComboBoxProps) {
  return (
    <PageLocale>
      <LocalComboBox {...props} />
    </PageLocale>
  )
}

function LocalComboBox({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  value,
  onValueChange,
  clearLabel,
  placeholder = '',
  id,
  name,
  required = false,
  disabled = false,
  ref,
  ...source
}: ComboBoxProps) {
  const [open, setOpen] = useState(false)
  const { words, typing, found, search, rest, again } = useSearch(source, value?.label ?? '')
  const { status = 'ready' } = source

  function handleChange(chosen: unknown) {
    rest()
    // The library reports the old choice too, when what was typed is dropped.
    if (chosen === (value?.value ?? null)) return
    onValueChange(source.options.find((option) => option.value === chosen) ?? null)
  }

  function handleWords(text: string) {
    search(text)
    if (text === '' && value !== null) onValueChange(null)
  }

  function handleOpen(opened: boolean) {
    setOpen(opened)
    if (opened && !typing) again()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || status !== 'failed' || !open) return
    event.preventDefault()
    event.stopPropagation()
    again()
  }

  return (
    <Field {...{ label, labelHidden, description, error, optionalLabel, className, id, name }}>
      {(control, labelId) => (
        <AriaComboBox
          id={control.id}
          aria-labelledby={labelId}
          {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
          validationBehavior="aria"
          isInvalid={control['aria-invalid'] ?? false}
          isRequired={required}
          isDisabled={disabled}
          allowsEmptyCollection
          items={found}
          inputValue={words}
          onInputChange={handleWords}
          value={value?.value ?? null}
          onChange={handleChange}
          onOpenChange={handleOpen}
        >
          <Group
            role="presentation"
            // While the list is open the library hides everything beside it from assistive technology, but not this.
            data-live-announcer
            className={clsx(controlStyles.box, styles.box)}
            onKeyDownCapture={handleKey}
          >
            <Input ref={ref} placeholder={placeholder} className={controlStyles.input ?? ''} />
            {status === 'loading' && open && found.length > 0 && <span className={styles.ring} />}
            {clearLabel !== undefined && value !== null && !disabled && (
              <IconButton
                size="sm"
                label={clearLabel}
                icon={<Icon of={XIcon} size="sm" />}
                onClick={() => {
                  rest()
                  onValueChange(null)
                }}
              />
            )}
            <OpenListButton />
            <VisuallyHidden role="status">{open ? noteOf(found, status, source) : null}</VisuallyHidden>
          </Group>
          {name !== undefined && (
            <input type="hidden" name={name} value={value?.value ?? ''} data-control={control.id} disabled={disabled} />
          )}
          <OptionList {...source} found={found} onRetry={again} />
        </AriaComboBox>
      )}
    </Field>
  )
}
