import type { ToolbarItem } from './Toolbar'
import styles from './Toolbar.module.css'

export type ToolbarButtonProps = {
  item: ToolbarItem
  /** It stands in the menu now; its place in the row is kept, unseen, to be measured. */
  hidden: boolean
  onPress: () => void
}

/** One tool in the row. */
export function ToolbarButton({ item, hidden, onPress }: ToolbarButtonProps) {
  const { label, icon, pressed, disabled, shortcut } = item
  return (
    <button
      type="button"
      data-item
      data-hidden={hidden || undefined}
      aria-label={icon === undefined ? undefined : label}
      title={icon === undefined ? undefined : label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      aria-keyshortcuts={shortcut}
      className={styles.button}
      // The focus stays in what the tool works on, where that has it: a text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {icon ?? label}
    </button>
  )
}
