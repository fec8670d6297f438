import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './ToggleButton.module.css'

export type ToggleButtonProps = ComponentProps<'button'> & {
  /** Whether what it stands for is on: liked, followed. */
  pressed: boolean
  onPressedChange?: ((pressed: boolean) => void) | undefined
  /** The drawing before the words; it is filled while pressed. */
  icon?: ReactNode
  /** `plain` in the row under a post, `quiet` with an edge where it stands alone ("Follow"). */
  variant?: 'plain' | 'quiet'
}

/** Switches one thing on and off. Keep its words the same in both states: the pressed state says the rest. */
export function ToggleButton({
  pressed,
  onPressedChange,
  icon,
  variant = 'plain',
  className,
  children,
  onClick,
  ...rest
}: ToggleButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) onPressedChange?.(!pressed)
  }

  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      data-variant={variant}
      className={clsx(styles.root, className)}
      onClick={handleClick}
    >
      {icon}
      {children}
    </button>
  )
}
