import { useUnit } from 'effector-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { loadable } from '@/shared/loadable'
import { walkRegions } from '../model/regions'
import { $sheetOpen, $singleKeys, sheetRequested } from '../model/shortcuts'
import { isForPage } from '../model/single-key'
import './walked-region.css'

const ShortcutSheet = loadable(() => import('./ShortcutSheet')).component('ShortcutSheet')

export type ShortcutKeysProps = {
  /** Id of the search that "/" leads to, where a screen has one. */
  searchId: string
}

/** Listens for the keys that work everywhere; draws the sheet that lists them while it is open. */
export function ShortcutKeys({ searchId }: ShortcutKeysProps) {
  const { open, singleKeys, openSheet } = useUnit({
    open: $sheetOpen,
    singleKeys: $singleKeys,
    openSheet: sheetRequested,
  })

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'F6' && event.ctrlKey) {
      event.preventDefault()
      walkRegions(document, event.shiftKey ? -1 : 1)
    } else if (singleKeys && isForPage(event)) {
      if (event.key === '?') openSheet()
      else if (event.key === '/') {
        const search = document.getElementById(searchId)
        if (!search) return
        // The character would become the first of the query.
        event.preventDefault()
        // On phones it is a button that opens the field.
        if (search instanceof HTMLButtonElement) search.click()
        else search.focus()
      }
    }
  })

  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  return open ? (
    <Suspense>
      <ShortcutSheet />
    </Suspense>
  ) : null
}
