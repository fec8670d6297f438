import { VisuallyHidden } from '../VisuallyHidden'
import type { DockItem } from './dock-item'
import styles from './DockSwitcher.module.css'

type DockSwitcherProps = {
  label: string | undefined
  items: readonly DockItem[]
  /** The item that is seen; null while all are collapsed. */
  shown: string | null
  onChoose: (id: string) => void
}

/** One button for each item of a dock, where there is room for one panel at a time. */
export function DockSwitcher({ label, items, shown, onChoose }: DockSwitcherProps) {
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {items.map(({ id, icon, label: words, badge, badgeLabel }) => (
        <button
          key={id}
          type="button"
          data-choose={id}
          aria-expanded={id === shown}
          className={styles.button}
          onClick={() => onChoose(id)}
        >
          {icon}
          <span className={styles.label}>{words}</span>
          {badge !== undefined && badge !== null && badge !== false && <span aria-hidden>{badge}</span>}
          {badgeLabel !== undefined && <VisuallyHidden>, {badgeLabel}</VisuallyHidden>}
        </button>
      ))}
    </div>
  )
}
