import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import styles from './SidePanel.module.css'
import { widthOfKey, within, type WidthRange } from './width-of-key'

type SplitterProps = WidthRange & {
  /** The panel whose edge it is; its other edge stays where it is. */
  panel: RefObject<HTMLElement | null>
  panelId: string
  label: string
  value: number
  valueText: string
  onValueChange: (value: number) => void
  /** Enter: to the full width, and back. */
  onToggle: () => void
  /** A double click: to the first width. */
  onReset: () => void
}

/** The edge of a panel: the pointer drags it, keys move it. */
export function Splitter({
  panel,
  panelId,
  label,
  value,
  valueText,
  onValueChange,
  onToggle,
  onReset,
  min,
  max,
}: SplitterProps) {
  const [dragging, setDragging] = useState(false)
  const range = { min, max }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const box = panel.current?.getBoundingClientRect()
    if (!dragging || !box) return
    const width = within(range, isRightToLeft(panel.current) ? event.clientX - box.left : box.right - event.clientX)
    if (width !== value) onValueChange(width)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const width = widthOfKey(event, value, range, isRightToLeft(panel.current))
    if (width === null && event.key !== 'Enter') return
    event.preventDefault()
    if (width === null) onToggle()
    else if (width !== value) onValueChange(width)
  }

  return (
    // The rules take every separator for a mere line; one that can be moved is a control (WAI-ARIA, window splitter).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      aria-controls={panelId}
      data-dragging={dragging || undefined}
      className={styles.splitter}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onLostPointerCapture={() => setDragging(false)}
      onKeyDown={handleKeyDown}
      onDoubleClick={onReset}
    />
  )
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}
