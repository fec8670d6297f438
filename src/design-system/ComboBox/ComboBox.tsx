import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import { controlStyles, Field } from '../Field'
import { IconButton } from '../IconButton'
import { Icon, XIcon } from '../icons'
import { PageLocale } from '../PageLocale'
import { OptionList } from './OptionList'
import { partSource, type ComboBoxOption, type PickerProps } from './options'
import { pickerProps } from './picker-props'
import { PickerBox } from './PickerBox'
import { usePicker } from './use-picker'
import styles from './ComboBox.module.css'

export type ComboBoxProps = PickerProps & {
  /** The chosen option, whole: its words are shown even when the list has moved on. */
  value: ComboBoxOption | null
  onValueChange: (option: ComboBoxOption | null) => void
  /**
   * Names the button that lets go of the choice: "Clear". Without it there is none; emptying the field does the same.
   */
  clearLabel?: string | undefined
}

/**
 * One choice out of a list that is searched while typing, here or by a server. Only what is in the list can be chosen.
 */
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
  'aria-describedby': describedBy,
  ref,
  ...rest
}: ComboBoxProps) {
  const { source, others } = partSource(rest)
  const picker = usePicker(source, value?.label ?? '')
  const { words, found, open, status, search, again } = picker

  function handleChange(chosen: unknown) {
    picker.rest()
    // The library reports the old choice too, when what was typed is dropped.
    if (chosen === (value?.value ?? null)) return
    onValueChange(source.options.find((option) => option.value === chosen) ?? null)
  }

  function handleWords(text: string) {
    search(text)
    if (text === '' && value !== null) onValueChange(null)
  }

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, className, id, name }}
      aria-describedby={describedBy}
    >
      {(control, labelId) => (
        <AriaComboBox
          {...pickerProps(control, labelId, picker, { required, disabled })}
          inputValue={words}
          onInputChange={handleWords}
          value={value?.value ?? null}
          onChange={handleChange}
        >
          <PickerBox note={picker.note} onKey={picker.retriesBy} className={styles.box}>
            <Input {...others} ref={ref} placeholder={placeholder} className={controlStyles.input ?? ''} />
            {status === 'loading' && open && found.length > 0 && <span className={styles.ring} />}
            {clearLabel !== undefined && value !== null && !disabled && (
              <IconButton
                size="sm"
                label={clearLabel}
                icon={<Icon of={XIcon} size="sm" />}
                onClick={() => {
                  picker.rest()
                  onValueChange(null)
                }}
              />
            )}
          </PickerBox>
          {name !== undefined && (
            <input type="hidden" name={name} value={value?.value ?? ''} data-control={control.id} disabled={disabled} />
          )}
          <OptionList {...source} found={found} onRetry={again} />
        </AriaComboBox>
      )}
    </Field>
  )
}
