import type { ComponentProps, ReactNode } from 'react'
import type { FieldLabels } from '../Field'

export type ComboBoxOption = {
  /** What is kept and sent: an id. */
  value: string
  /** The words that are searched and stand in the field. */
  label: string
  /** A second, quieter line: the department of a person. */
  description?: string | undefined
  /** Before the words, for the eye only: an Avatar or an Icon. */
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** Where the options come from, and the words for when there are none. */
export type ComboBoxSource = {
  /** Up to a few thousand are searched here; longer lists are searched by their owner through `onSearch`. */
  options: readonly ComboBoxOption[]
  /**
   * What was typed, with every change and when the list opens. With it `options` are shown as they come: waiting for a
   * pause, asking and keeping the answers is the user's.
   */
  onSearch?: ((words: string) => void) | undefined
  status?: 'ready' | 'loading' | 'failed' | undefined
  /** Stands in the list when nothing fits: "Nobody has this name". */
  emptyLabel: string
  /** While the first options are on their way: "Searching". */
  loadingLabel?: string | undefined
  /** When they did not come: "The list did not arrive. Press Enter to try again." */
  failedLabel?: string | undefined
  /** Names the button below it that asks again, as Enter does: "Try again". */
  retryLabel?: string | undefined
}

/** What the pattern itself says of the text field. */
type OfThePattern =
  | 'role'
  | 'type'
  | 'value'
  | 'onChange'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-invalid'
  | 'aria-label'
  | 'aria-labelledby'

/**
 * What every field has that is chosen in from such a list. `className` goes to the whole field; what is not named here
 * and the ref go to the text field.
 */
export type PickerProps = Omit<
  ComponentProps<'input'>,
  OfThePattern | 'children' | 'defaultValue' | 'readOnly' | 'size' | 'style'
> &
  FieldLabels &
  ComboBoxSource & {
    /** The field's name in its Form; each chosen option's `value` is sent under it. */
    name?: string | undefined
  }

/** Separates what a field gets for its list from what goes on to its text field. */
export function partSource<Props extends ComboBoxSource>({
  options,
  onSearch,
  status,
  emptyLabel,
  loadingLabel,
  failedLabel,
  retryLabel,
  ...others
}: Props) {
  return { source: { options, onSearch, status, emptyLabel, loadingLabel, failedLabel, retryLabel }, others }
}
