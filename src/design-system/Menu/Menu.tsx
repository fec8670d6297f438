import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'

import { useOpener } from '../interaction'
import { PageLocale } from '../PageLocale'
import styles from './Menu.module.css'

export type MenuItem = {
  id: string
  label: string
  /** A 20 px icon, for the eye only. */
  icon?: ReactNode
  /** Stands at the far end: a count, a state, a shortcut. */
  detail?: ReactNode
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  /** An address makes the item a link; the others call `onAction`. */
  href?: string
}

export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

/** `className` goes to the surface, the rest and `ref` to the menu in it, which assistive technology knows. */
export type MenuProps = Omit<
  ComponentProps<typeof AriaMenu>,
  'children' | 'className' | 'style' | 'items' | 'aria-label' | 'autoFocus' | 'disabledKeys' | 'onAction' | 'onClose'
> & {
  /** Names the menu: "More actions". */
  label: string
  items: readonly MenuItem[]
  /** The button that opened it: the menu hangs from it and gives the focus back to it. */
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  onAction: (id: string) => void
  placement?: MenuPlacement
  className?: string
}

/**
 * A short list of actions beside the button that opens it. The button is the user's own native one, so that this
 * component and the library beneath it are loaded only when somebody presses it.
 */
export function Menu({
  label,
  items,
  triggerRef,
  open,
  onOpenChange,
  onAction,
  placement = 'bottom end',
  className,
  ...rest
}: MenuProps) {
  const opener = useOpener(triggerRef)
  return (
    <PageLocale>
      <Popover
        ref={opener}
        // The library makes it a dialog, and a dialog has a name.
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement={placement}
        offset={6}
        className={clsx(styles.root, className)}
      >
        <AriaMenu
          {...rest}
          aria-label={label}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens on a press takes the focus, as every menu does
          autoFocus="first"
          className={styles.list ?? ''}
          disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
          onAction={(key) => onAction(String(key))}
          onClose={() => onOpenChange(false)}
        >
          {items.map((item) => (
            <AriaMenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              data-tone={item.tone ?? 'neutral'}
              className={styles.item ?? ''}
              {...(item.href !== undefined && { href: item.href })}
            >
              {item.icon !== undefined && <span aria-hidden="true">{item.icon}</span>}
              <span className={styles.label}>{item.label}</span>
              {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </PageLocale>
  )
}
