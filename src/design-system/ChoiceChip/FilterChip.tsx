import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, Icon } from '../icons'
import styles from '../Chip/Chip.module.css'

export type FilterChipProps = Omit<ComponentProps<'button'>, 'value'> & {
  pressed: boolean
  onPressedChange?: ((pressed: boolean) => void) | undefined
  icon?: ReactNode
}

/** One of several filters that can be on at once. */
export function FilterChip({ pressed, onPressedChange, icon, className, children, onClick, ...rest }: FilterChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      data-kind="filter"
      className={clsx(styles.root, className)}
      onClick={(event) => {
        onClick?.(event)
        onPressedChange?.(!pressed)
      }}
    >
      {pressed ? <Icon of={CheckIcon} size="sm" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  )
}
