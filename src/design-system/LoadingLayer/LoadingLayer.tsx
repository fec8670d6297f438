import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useCover } from '../interaction'
import { Mark } from '../Mark'
import styles from './LoadingLayer.module.css'

export type LoadingLayerProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** What is under way, without dots: "Opening the table". */
  label: string
  /** Says more when it takes long: "This takes longer than usual". */
  laterLabel?: string | undefined
  /** When the later label takes the place of the first, in ms. */
  laterAfterMs?: number
  /** A way out: a quiet Button "Cancel". */
  action?: ReactNode
}

/**
 * Covers the page while something is fetched without which nothing can be done. Whether it is there is decided outside:
 * what is quick should never show it.
 */
export function LoadingLayer({
  label,
  laterLabel,
  laterAfterMs = 6000,
  action,
  className,
  ...rest
}: LoadingLayerProps) {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const late = useLate(laterAfterMs)
  useCover(layer, true)

  return (
    <div
      aria-busy
      {...rest}
      ref={layer}
      role="dialog"
      aria-modal
      aria-labelledby={id}
      tabIndex={-1}
      // Dialogs below it let the focus go here.
      data-react-aria-top-layer
      className={clsx(styles.root, className)}
    >
      <div className={styles.card}>
        <Mark size={48} className={styles.mark} />
        <p id={id} role="status" className={styles.label}>
          {late && laterLabel !== undefined ? laterLabel : label}
          <span aria-hidden className={styles.dots}>
            <span>.</span>
            <span>.</span>
            <span>.</span>
          </span>
        </p>
        {action}
      </div>
    </div>
  )
}

function useLate(afterMs: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return late
}
