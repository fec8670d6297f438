import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A question and its answer. Rendering answers is the most expensive work of the panel. */
const STEP = 2
/** Messages that the button "earlier" adds. */
const PAGE = 20
/** A conversation of so many messages is rendered whole. */
const SHORT = 10

/**
 * Index of the first rendered message of a long conversation: at first the last question and its answer, and more while
 * these fill less than half of the window. Earlier messages are rendered when the person scrolls, moves the pointer or
 * presses a key in the conversation, or asks for them. The reading position stays; `onMove` is called when the content
 * was moved for that. Rendered messages stay rendered.
 */
export function useRenderedMessages(scroller: RefObject<HTMLElement | null>, count: number, onMove: () => void) {
  const [from, setFrom] = useState(() => (count > SHORT ? count - STEP : 0))
  /** The button for earlier messages; removed when there are none. */
  const button = useRef<HTMLButtonElement>(null)
  /** The list of rendered messages. */
  const list = useRef<HTMLOListElement>(null)

  function renderEarlier(many: number) {
    const first = list.current?.firstElementChild
    keepScrollPosition(scroller.current, first, () => flushSync(() => setFrom((now) => Math.max(0, now - many))))
    onMove()
    return first?.previousElementSibling
  }

  const prepare = useEffectEvent(() => {
    const box = scroller.current
    if (!box || box.scrollTop >= box.clientHeight) return
    // A focused button must not scroll away.
    if (button.current !== document.activeElement) renderEarlier(STEP)
  })

  useLayoutEffect(() => {
    const rendered = list.current
    // At the first render the ref of the scroller is not set yet.
    const box = scroller.current ?? rendered?.parentElement?.parentElement
    if (!rendered || !box || from === 0) return
    if (rendered.offsetHeight < box.clientHeight / 2) setFrom(Math.max(0, from - STEP))
  }, [scroller, from])

  useEffect(() => {
    const box = scroller.current
    if (!box || from === 0) return
    let top = box.scrollTop
    const handleScroll = () => {
      // Scrolling down needs nothing above.
      if (box.scrollTop < top) prepare()
      top = box.scrollTop
    }
    const handleInteraction = () => prepare()
    const interactions = ['keydown', 'pointermove', 'touchstart', 'wheel'] as const
    for (const interaction of interactions) box.addEventListener(interaction, handleInteraction, { passive: true })
    box.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      for (const interaction of interactions) box.removeEventListener(interaction, handleInteraction)
      box.removeEventListener('scroll', handleScroll)
    }
  }, [scroller, from])

  /** Moves the focus to the last of the added messages, just above the one that was read. */
  const showEarlier = () => focusWithoutScroll(renderEarlier(PAGE))

  return { from, showEarlier, button, list }
}

/** Changes nothing in browsers that anchor the scroll position themselves. */
function keepScrollPosition(box: HTMLElement | null, read: Element | null | undefined, draw: () => void): void {
  const before = read?.getBoundingClientRect().top
  draw()
  const moved = read && before !== undefined ? read.getBoundingClientRect().top - before : 0
  if (box && moved !== 0) box.scrollTop += moved
}

/** Focuses a message without scrolling: its end is in view already. */
export function focusWithoutScroll(message: Element | null | undefined): void {
  if (!(message instanceof HTMLElement)) return
  message.tabIndex = -1
  message.focus({ preventScroll: true })
}
