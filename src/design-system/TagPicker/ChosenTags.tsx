import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { RemovableChip } from '../ChoiceChip'
import type { ComboBoxOption } from '../ComboBox'
import { useRovingFocus } from '../Toolbar'
import styles from './TagPicker.module.css'

export type ChosenTagsProps = {
  label: string
  options: readonly ComboBoxOption[]
  removeLabel: (option: ComboBoxOption) => string
  disabled: boolean
  onRemove: (option: ComboBoxOption) => void
  /** The last chip went, or the focus goes on past it: the text field should have it. */
  onLeave: () => void
  ref: Ref<HTMLUListElement>
}

/** What was chosen, as chips whose buttons are one stop of the Tab key. */
export function ChosenTags({ label, options, removeLabel, disabled, onRemove, onLeave, ref }: ChosenTagsProps) {
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => list.current as HTMLUListElement)
  const { onFocus, onKeyDown } = useRovingFocus(list)

  function remove(option: ComboBoxOption, index: number) {
    const buttons = list.current?.querySelectorAll('button')
    // Before the chip goes, so that the focus is never lost: on to the next one, else back to the one before.
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else onLeave()
    onRemove(option)
  }

  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    const index = [...event.currentTarget.querySelectorAll('button')].indexOf(event.target as HTMLButtonElement)
    const option = options[index]
    if (option && (event.key === 'Backspace' || event.key === 'Delete')) {
      event.preventDefault()
      remove(option, index)
    } else onKeyDown(event)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside
    <ul ref={list} aria-label={label} className={styles.chosen} onFocus={onFocus} onKeyDown={handleKey}>
      {options.map((option, index) => (
        <li key={option.value} className={styles.tag}>
          {disabled ? (
            <span className={styles.still}>{option.label}</span>
          ) : (
            <RemovableChip
              tone="accent"
              icon={option.icon}
              removeLabel={removeLabel(option)}
              onRemove={() => remove(option, index)}
            >
              {option.label}
            </RemovableChip>
          )}
        </li>
      ))}
    </ul>
  )
}
