import { clsx } from 'clsx'
import { useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { IconButton } from '../IconButton'
import { Icon, SearchIcon, XIcon } from '../icons'
import styles from './SearchField.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSubmit' | 'size' | 'type'> & {
  /** Names the search: "Search the portal". */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Enter was pressed. The words come trimmed; an empty field submits nothing. */
  onSubmit?: ((value: string) => void) | undefined
  /** Names the button that empties the field. */
  clearLabel: string
  /** The key that leads here, as a hint: "/". Listening for it is the feature's, and so is leaving it out. */
  shortcut?: string | undefined
  /**
   * Behind the words: the button of the advanced search. At rest it gives its room to the hint, and comes with the
   * pointer or the focus.
   */
  action?: ReactNode
}

/** One search in a pill: 172 px at rest, 420 while it holds words; on phones what the header leaves. */
export function SearchField({
  label,
  value,
  onValueChange,
  onSubmit,
  clearLabel,
  shortcut,
  action,
  className,
  ...rest
}: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const words = value.trim()
    if (words !== '') onSubmit?.(words)
  }

  function handleClear() {
    onValueChange('')
    // The button is gone now; the focus stays with the search.
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      data-filled={value !== '' || undefined}
      className={clsx(styles.root, className)}
      onSubmit={handleSubmit}
    >
      <Icon of={SearchIcon} className={styles.icon} />
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        aria-keyshortcuts={shortcut}
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        className={styles.input}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value === '' ? (
        shortcut !== undefined && (
          <kbd aria-hidden className={styles.hint}>
            {shortcut}
          </kbd>
        )
      ) : (
        <IconButton size="sm" label={clearLabel} icon={<Icon of={XIcon} size="sm" />} onClick={handleClear} />
      )}
      {action != null && <span className={styles.action}>{action}</span>}
    </form>
  )
}
