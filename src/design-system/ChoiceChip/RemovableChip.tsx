import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, XIcon } from '../icons'
import styles from '../Chip/Chip.module.css'

export type RemovableChipProps = ComponentProps<'span'> & {
  /** Names the button, with what it removes: "Remove report-line4.pdf". */
  removeLabel: string
  onRemove: () => void
  tone?: 'neutral' | 'accent'
  icon?: ReactNode
}

/** Something that was chosen and can be let go of. */
export function RemovableChip({
  removeLabel,
  onRemove,
  tone = 'neutral',
  icon,
  className,
  children,
  ...rest
}: RemovableChipProps) {
  return (
    <span {...rest} data-tone={tone} data-kind="removable" className={clsx(styles.root, className)}>
      {icon}
      <span className={styles.label}>{children}</span>
      <button type="button" aria-label={removeLabel} title={removeLabel} className={styles.remove} onClick={onRemove}>
        <Icon of={XIcon} size="sm" />
      </button>
    </span>
  )
}
