import { useEffect, useRef, useState, type ComponentProps, type CSSProperties } from 'react'
import styles from './Clamp.module.css'

export type ClampProps = ComponentProps<'div'> & {
  /** Lines that are shown. */
  lines: number
  /** Names of the button that shows the rest: "Show more", "Show less". Without them there is none. */
  moreLabel?: string | undefined
  lessLabel?: string | undefined
}

/** Text that is cut after some lines. The button is there only when something is cut. */
export function Clamp({ lines, moreLabel, lessLabel, className, children, ...rest }: ClampProps) {
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)
  const expandable = moreLabel !== undefined

  useEffect(() => {
    const element = text.current
    if (!expandable || !element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // Opened text is never cut; what was measured before still holds.
      if (element.dataset.open === undefined) setCut(element.scrollHeight > element.clientHeight + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [expandable])

  return (
    <div {...rest} className={className}>
      <div
        ref={text}
        data-open={open || undefined}
        className={styles.text}
        style={{ '--clamp-lines': lines } as CSSProperties}
      >
        {children}
      </div>
      {expandable && cut && (
        <button type="button" aria-expanded={open} className={styles.toggle} onClick={() => setOpen(!open)}>
          {open ? (lessLabel ?? moreLabel) : moreLabel}
        </button>
      )}
    </div>
  )
}
