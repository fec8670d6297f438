import type { RefObject } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icons'
import styles from './Tabs.module.css'

/**
 * Lets a mouse reach the tabs that do not fit. It is for the pointer alone: the keyboard has its arrows, and assistive
 * technology knows every tab of the row; so it has no name and takes no focus.
 */
export function ScrollButton({ row, side }: { row: RefObject<HTMLElement | null>; side: 'start' | 'end' }) {
  function handleClick() {
    const element = row.current
    if (!element) return
    const rightToLeft = getComputedStyle(element).direction === 'rtl'
    const forward = (side === 'end') !== rightToLeft
    // A part of what was seen stays in sight. How smoothly is said by the styles, which know who wants no motion.
    element.scrollBy({ left: (forward ? 0.8 : -0.8) * element.clientWidth })
  }

  return (
    <button type="button" tabIndex={-1} aria-hidden data-side={side} className={styles.scroll} onClick={handleClick}>
      <Icon of={side === 'start' ? ChevronLeftIcon : ChevronRightIcon} size="sm" className={styles.arrow} />
    </button>
  )
}
