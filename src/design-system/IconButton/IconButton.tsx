import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /**
   * What it does, in words: the only name it has. A count in the badge belongs in here too: "Notifications, 3 unread".
   */
  label: string
  icon: ReactNode
  /** Sits on the upper corner: an UnreadDot or a Badge. It is not read out; say it in `label`. */
  badge?: ReactNode
  /** Makes it a toggle: whether what it stands for is on. Leave it out on buttons that only do something. */
  pressed?: boolean | undefined
  /** `sm` (30 px) inside rows and fields, `md` (36 px) elsewhere. Both are 44 px under a finger. */
  size?: 'sm' | 'md'
  /** `round` around an Avatar; `floating` is the accent disc above the page (48 px): the assistant in the dock. */
  shape?: 'square' | 'round' | 'floating'
}

/** A button that shows only a drawing. Prefer words where there is room. */
export function IconButton({
  label,
  icon,
  badge,
  pressed,
  size = 'md',
  shape = 'square',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-size={size}
      data-shape={shape}
      className={clsx(styles.root, className)}
    >
      {icon}
      {badge !== undefined && badge !== null && (
        <span aria-hidden className={styles.badge}>
          {badge}
        </span>
      )}
    </button>
  )
}

/** The room of a button whose file comes later, so that nothing beside it moves then. */
export function IconButtonSpace() {
  return <span aria-hidden="true" data-size="md" data-shape="square" className={styles.root} />
}
