import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A question and its answer: drawing an answer costs more than anything else in the panel. */
const STEP = 2
/** Who asks for earlier messages gets so many. */
const PAGE = 20
/** A conversation of so many messages is drawn whole. */
const SHORT = 10

/**
 * From which message on a long conversation is drawn: at first the last question and its answer, and more where these leave half of the window empty; those
 * before as soon as somebody turns to the conversation and may scroll up, or asks for them. Whoever reads keeps their place, and `onMove` hears that the
 * content has moved for it. What was drawn once stays while more is said below it.
 */
export function useDrawn(scroller: RefObject<HTMLElement | null>, count: number, onMove: () => void) {
  const [from, setFrom] = useState(() => (count > SHORT ? count - STEP : 0))
  /** The button that asks for earlier messages; it goes when there are none. */
  const button = useRef<HTMLButtonElement>(null)
  /** The list with the messages that are drawn. */
  const list = useRef<HTMLOListElement>(null)

  function drawEarlier(many: number) {
    const first = list.current?.firstElementChild
    keepPlace(scroller.current, first, () => flushSync(() => setFrom((now) => Math.max(0, now - many))))
    onMove()
    return first?.previousElementSibling
  }

  const prepare = useEffectEvent(() => {
    const box = scroller.current
    if (!box || box.scrollTop >= box.clientHeight) return
    // Who has come to the button by key asks for more there, and must not see it scroll away.
    if (button.current !== document.activeElement) drawEarlier(STEP)
  })

  useLayoutEffect(() => {
    const drawn = list.current
    // When the conversation comes, what it lies in is there, and its ref not yet.
    const box = scroller.current ?? drawn?.parentElement?.parentElement
    if (!drawn || !box || from === 0) return
    // How much of the window is filled is known once it is laid out, and not before.
    if (drawn.offsetHeight < box.clientHeight / 2) setFrom(Math.max(0, from - STEP))
  }, [scroller, from])

  useEffect(() => {
    const box = scroller.current
    if (!box || from === 0) return
    let top = box.scrollTop
    const handleScroll = () => {
      // Following the end goes down, and needs nothing above.
      if (box.scrollTop < top) prepare()
      top = box.scrollTop
    }
    const handleTurn = () => prepare()
    const turnings = ['keydown', 'pointermove', 'touchstart', 'wheel'] as const
    for (const turning of turnings) box.addEventListener(turning, handleTurn, { passive: true })
    box.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      for (const turning of turnings) box.removeEventListener(turning, handleTurn)
      box.removeEventListener('scroll', handleScroll)
    }
  }, [scroller, from])

  /** What the button does: the focus goes to the newest of the messages that come, just above the one that was read. */
  const showEarlier = () => focusQuietly(drawEarlier(PAGE))

  return { from, showEarlier, button, list }
}

/** Browsers that keep the place by themselves have done so already; then this changes nothing. */
function keepPlace(box: HTMLElement | null, read: Element | null | undefined, draw: () => void): void {
  const before = read?.getBoundingClientRect().top
  draw()
  const moved = read && before !== undefined ? read.getBoundingClientRect().top - before : 0
  if (box && moved !== 0) box.scrollTop += moved
}

/** Puts the focus on a message. Whoever reads stays where they are: its end is in view, where the button was. */
export function focusQuietly(message: Element | null | undefined): void {
  if (!(message instanceof HTMLElement)) return
  message.tabIndex = -1
  message.focus({ preventScroll: true })
}
