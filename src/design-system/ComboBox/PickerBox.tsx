import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Button } from 'react-aria-components/ComboBox'
import { controlStyles } from '../Field'
import { VisuallyHidden } from '../VisuallyHidden'
import { ChevronDownIcon, Icon } from '../icons'
import styles from './ComboBox.module.css'

type PickerBoxProps = {
  /** What the status region says of the list. */
  note: string | undefined
  /** Before the library hears of the key. */
  onKey: (event: KeyboardEvent) => void
  className: string | undefined
  children: ReactNode
}

/**
 * The box of a field with a list: what is typed into, the button that opens the list, and the place where it is
 * announced.
 */
export function PickerBox({ note, onKey, className, children }: PickerBoxProps) {
  return (
    <Group
      role="presentation"
      // While the list is open the library hides everything beside it from assistive technology, but not this.
      data-live-announcer
      className={clsx(controlStyles.box, className)}
      onKeyDownCapture={onKey}
    >
      {children}
      <OpenListButton />
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </Group>
  )
}

/**
 * Opens the whole list for those who would rather look than type. Its name comes from the library, in the page's
 * language.
 */
function OpenListButton() {
  return (
    <Button className={styles.arrow ?? ''}>
      <Icon of={ChevronDownIcon} size="sm" />
    </Button>
  )
}
