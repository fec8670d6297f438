import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { looks, type ButtonLooks } from './button-looks'
import styles from './Button.module.css'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** An Icon before the words. */
    icon?: ReactNode
    /** Work is under way: the button keeps its width and the focus, and does nothing until it is done. */
    busy?: boolean
    /** What is going on while busy, read out once: "Signing in". */
    busyLabel?: string | undefined
  }

/** Does something. What leads to another place is a Link or a ButtonLink. */
export function Button({
  variant,
  size,
  tone,
  wide,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus, and a form would send itself by Enter all the same.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        {...rest}
        {...looks({ variant, size, tone, wide })}
        type={type}
        aria-disabled={busy || rest['aria-disabled']}
        data-busy={busy || undefined}
        className={clsx(styles.root, className)}
        onClick={handleClick}
      >
        <span className={styles.content}>
          {icon}
          {children}
        </span>
        {busy && <span className={styles.ring} />}
      </button>
      {/* Beside the button: what is inside one is only its name, and never announced. */}
      {busyLabel !== undefined && <VisuallyHidden role="status">{busy ? busyLabel : null}</VisuallyHidden>}
    </>
  )
}
