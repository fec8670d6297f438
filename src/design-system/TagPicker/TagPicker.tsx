import { clsx } from 'clsx'
import { useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import {
  OptionList,
  partSource,
  PickerBox,
  pickerProps,
  usePicker,
  type ComboBoxOption,
  type PickerProps,
} from '../ComboBox'
import { controlStyles, Field } from '../Field'
import { PageLocale } from '../PageLocale'
import { ChosenTags } from './ChosenTags'
import styles from './TagPicker.module.css'

export type TagPickerProps = PickerProps & {
  /** The chosen options, whole, in the order in which they were chosen. */
  value: readonly ComboBoxOption[]
  onValueChange: (options: ComboBoxOption[]) => void
  /** Names the button on a chip, with what it removes: "Remove Giulia Riva". */
  removeLabel: (option: ComboBoxOption) => string
  /** Names the list of what was chosen: "Chosen people". */
  chosenLabel: string
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined
}

/**
 * Several choices out of a list that is searched while typing. Each stands as a chip in the field until it is removed.
 */
export function TagPicker(props: TagPickerProps) {
  return (
    <PageLocale>
      <LocalTagPicker {...props} />
    </PageLocale>
  )
}

function LocalTagPicker({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  value,
  onValueChange,
  removeLabel,
  chosenLabel,
  placeholder = '',
  id,
  name,
  required = false,
  disabled = false,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: TagPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const { source, others } = partSource(rest)
  const picker = usePicker(source, '')
  const { words, found, search, again } = picker

  function handleChange(chosen: readonly unknown[]) {
    picker.rest()
    const known = new Map([...source.options, ...value].map((option) => [option.value, option]))
    const options = chosen.flatMap((key) => known.get(String(key)) ?? [])
    // The library reports the old choice too, when what was typed is dropped.
    if (!sameOptions(options, value)) onValueChange(options)
  }

  function handleRemove(option: ComboBoxOption) {
    onValueChange(value.filter((other) => other.value !== option.value))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.target !== input.current || picker.retriesBy(event)) return
    // First it only goes to the last chip: its name is read out before a second press removes it.
    if (event.key !== 'Backspace' || words !== '' || value.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    ;[...(chips.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, className, id, name }}
      aria-describedby={describedBy}
    >
      {(control, labelId) => (
        <AriaComboBox<ComboBoxOption, 'multiple'>
          {...pickerProps(control, labelId, picker, { required, disabled })}
          selectionMode="multiple"
          inputValue={words}
          onInputChange={search}
          value={value.map((option) => option.value)}
          onChange={handleChange}
        >
          <PickerBox note={picker.note} onKey={handleKey} className={styles.box}>
            <div className={styles.content}>
              {value.length > 0 && (
                <ChosenTags
                  ref={chips}
                  label={chosenLabel}
                  options={value}
                  removeLabel={removeLabel}
                  disabled={disabled}
                  onRemove={handleRemove}
                  onLeave={() => input.current?.focus()}
                />
              )}
              <Input
                {...others}
                ref={input}
                placeholder={value.length === 0 ? placeholder : ''}
                className={clsx(controlStyles.input, styles.input)}
              />
            </div>
          </PickerBox>
          {name !== undefined &&
            // One at least, by which the form finds the field while nothing is chosen.
            (value.length > 0 ? value : [undefined]).map((option) => (
              <input
                key={option?.value ?? ''}
                type="hidden"
                name={name}
                value={option?.value ?? ''}
                data-control={control.id}
                disabled={disabled}
              />
            ))}
          <OptionList {...source} found={found} onRetry={again} />
        </AriaComboBox>
      )}
    </Field>
  )
}

function sameOptions(some: readonly ComboBoxOption[], others: readonly ComboBoxOption[]): boolean {
  return some.length === others.length && some.every((option, index) => option.value === others[index]?.value)
}
