import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

import { useOpener } from '../interaction'
import { PageLocale } from '../PageLocale'
import styles from './Popover.module.css'

export type PopoverPlacement = 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end'

/** `className` goes to the surface, the rest and `ref` to the dialog in it, which assistive technology knows. */
export type PopoverProps = Omit<ComponentProps<typeof Dialog>, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** Names what opens, since it has no visible heading of its own. */
  label: string
  /** The control it hangs from, which gets the focus back when it closes. */
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  placement?: PopoverPlacement
  /** `narrow` for a list whose rows have room of their own. */
  inset?: 'normal' | 'narrow'
  className?: string
  children: ReactNode
}

/** A small surface beside a control, for more than a list of actions. It closes on Escape and on a press beside it. */
export function Popover({
  label,
  triggerRef,
  open,
  onOpenChange,
  placement = 'bottom start',
  inset = 'normal',
  className,
  children,
  ...rest
}: PopoverProps) {
  const opener = useOpener(triggerRef)
  return (
    <PageLocale>
      <AriaPopover
        ref={opener}
        triggerRef={triggerRef}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement={placement}
        offset={6}
        data-inset={inset}
        className={clsx(styles.root, className)}
      >
        <Dialog {...rest} aria-label={label} className={styles.dialog ?? ''}>
          {children}
        </Dialog>
      </AriaPopover>
    </PageLocale>
  )
}
