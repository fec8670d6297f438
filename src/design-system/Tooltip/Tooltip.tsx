import { clsx } from 'clsx'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

import styles from './Tooltip.module.css'

/** The rest and `ref` go to the words that appear. */
export type TooltipProps = Omit<
  ComponentProps<typeof AriaTooltip>,
  'children' | 'className' | 'style' | 'placement' | 'offset'
> & {
  /** More about the control. Never its only name: touch screens show no tooltips. */
  text: ReactNode
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** Milliseconds that the pointer has to rest; the keyboard's focus shows it at once. */
  delay?: number
  className?: string
  /** One native control that can take the focus. */
  children: ReactElement<Record<string, unknown>, string>
}

/** A few words about a control, while the pointer rests on it or the focus is there. */
export function Tooltip({ text, placement = 'bottom', delay = 600, className, children, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip {...rest} placement={placement} offset={6} className={clsx(styles.root, className)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
