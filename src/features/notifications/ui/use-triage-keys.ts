import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { storage } from '@/shared/storage'
import { readClicked } from '../marks'

/**
 * Keys inside the panel: Escape closes it; j and k, or the arrows, go from entry to entry, Enter opens one as every
 * link, e marks it as read. They hold only while the focus is in the panel or nowhere, so they take no key from others.
 */
export function useTriageKeys(panel: RefObject<HTMLElement | null>, { onClose }: { onClose: () => void }) {
  const onRead = useUnit(readClicked)

  function markRead(id: string) {
    const dot = document.activeElement?.closest<HTMLElement>('[data-marks-read]')
    // The dot goes with its press, and knows where the focus stays.
    if (dot) dot.click()
    else onRead(id)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // Keys of one character can be switched off; arrows and Escape stay.
    if (event.key.length === 1 && storage.singleKeys.read() === false) return
    const step = steps[event.key]
    const focused = focusedItem()?.dataset.notification
    if (event.key === 'Escape') onClose()
    else if (step !== undefined) move(panel.current, step)
    else if (event.key === 'e' && focused) markRead(focused)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    // A control that went with its press ("Mark all as read") leaves the focus nowhere: the panel still listens then.
    const handle = (event: KeyboardEvent) => {
      if (event.target === document.body || panel.current?.contains(event.target as Node)) onKey(event)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [panel])
}

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

function focusedItem(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-notification]') ?? null
}

/** From an entry to the next one that can be acted on; from elsewhere in the panel to the first. */
function move(panel: HTMLElement | null, step: 1 | -1) {
  const items = [...(panel?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])]
  const focused = focusedItem()
  const start = focused ? items.indexOf(focused) + step : 0
  for (let index = start; index >= 0 && index < items.length; index += step) {
    const control = items[index]?.querySelector<HTMLElement>('a[href], button')
    if (control) return control.focus()
  }
}
