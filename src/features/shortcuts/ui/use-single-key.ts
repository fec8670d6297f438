import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { $singleKeys } from '../model/shortcuts'
import { isForPage } from '../model/single-key'

/** A key of one character that a screen has for itself, while such keys are switched on. */
export function useSingleKey(key: string, onPress: () => void): void {
  const singleKeys = useUnit($singleKeys)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key.toLowerCase() !== key || !singleKeys || !isForPage(event)) return
    // The character would become the first of the field that opens.
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
