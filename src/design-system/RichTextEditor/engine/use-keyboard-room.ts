import type Quill from 'quill/core'
import { useEffect } from 'react'

/**
 * Tells the styles how much of the window the keyboard of a phone covers (`--keyboard-room`), for what lies on the
 * lower edge while somebody writes, and keeps the caret in sight above it.
 */
export function useKeyboardRoom(quill: Quill | null): void {
  useEffect(() => {
    const view = window.visualViewport
    const root = document.documentElement
    if (!quill || !view) return
    let covered = 0
    let frame = 0
    const measure = () => {
      // A page that somebody enlarges has a smaller view as well, and no keyboard.
      covered = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
      root.style.setProperty('--keyboard-room', `${Math.round(covered)}px`)
    }
    const resized = () => {
      measure()
      if (quill.hasFocus()) revealCaret(quill, covered)
    }
    // The browser knows of the keyboard, and not of the tools that lie on it. Only in the next frame the caret stands
    // behind what was written.
    const written = () => {
      cancelAnimationFrame(frame)
      if (covered > 0) frame = requestAnimationFrame(() => quill.hasFocus() && revealCaret(quill, covered))
    }
    measure()
    quill.on('text-change', written)
    view.addEventListener('resize', resized)
    view.addEventListener('scroll', measure)
    return () => {
      cancelAnimationFrame(frame)
      quill.off('text-change', written)
      view.removeEventListener('resize', resized)
      view.removeEventListener('scroll', measure)
      root.style.removeProperty('--keyboard-room')
    }
  }, [quill])
}

/** Scrolls the window until the caret stands between the bars above the text and what lies on the keyboard. */
function revealCaret(quill: Quill, covered: number): void {
  // In a box with an end of its own, the caret is in sight of that first.
  quill.scrollSelectionIntoView()
  const [range] = quill.selection.getRange()
  const bounds = range && quill.getBounds(range.index + range.length)
  if (!bounds) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const { top: place } = quill.container.getBoundingClientRect()
  const below = window.innerHeight - Math.max(covered, pixels(scrollPaddingBottom))
  const above = Math.min(pixels(scrollPaddingTop), below - bounds.height)
  const distance = Math.max(0, place + bounds.bottom - below) || Math.min(0, place + bounds.top - above)
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
}

/** A computed length; zero for `auto`. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
