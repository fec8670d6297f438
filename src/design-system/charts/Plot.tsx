import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import styles from './Plot.module.css'

/** The drawing where nothing can be measured: on the server of tests, and before the first measure. */
const usualWidth = 640

export type PlotProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** Names the drawing: its title. */
  label: string
  /** How many points stand side by side. */
  count: number
  /** The point that is looked at; null while none is. */
  selected: number | null
  onSelect: (index: number | null) => void
  /** A point in words: "Week of 2 November: 8 created, 6 completed". */
  words: (index: number) => string
  height: number
  /** Room for the numbers before the drawing. */
  before: number
  /** Where along the width a point lies, from 0 to 1, and which point lies at such a place. */
  indexAt: (share: number) => number
  /** What lies over the drawing: the words of the point. */
  overlay?: ReactNode
  children: (width: number) => ReactNode
}

/**
 * A drawing over time that is walked point by point: with the pointer, a finger, or the arrows, Home and End. To screen
 * readers it is a slider whose value is the point in words.
 */
export function Plot({
  label,
  count,
  selected,
  onSelect,
  words,
  height,
  before,
  indexAt,
  overlay,
  children,
  ...rest
}: PlotProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const width = useWidth(frame)
  const shown = selected ?? count - 1

  function point(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left - before) / Math.max(1, box.width - before)
    onSelect(clamp(indexAt(Math.min(1, Math.max(0, share))), count))
  }

  function walk(event: KeyboardEvent) {
    const step = steps[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step === undefined ? null : shown + step
    if (event.key === 'Escape' && selected !== null) onSelect(null)
    if (next === null) return
    event.preventDefault()
    onSelect(clamp(next, count))
  }

  return (
    <div
      {...rest}
      ref={setFrame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={shown + 1}
      aria-valuetext={words(shown)}
      className={styles.root}
      onKeyDown={walk}
      onPointerDown={point}
      onPointerMove={point}
    >
      <svg aria-hidden="true" width={width} height={height} className={styles.drawing}>
        {children(width - before)}
      </svg>
      {overlay}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

function clamp(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index))
}

function useWidth(frame: HTMLElement | null): number {
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    if (!frame || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frame])
  return width
}
