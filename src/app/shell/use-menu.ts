import { useState } from 'react'
import { storage } from '@/shared/storage'

export interface MenuState {
  open: boolean
  toggle: () => void
  /** Opens or folds it for now; what people chose is kept. */
  setOpen: (open: boolean) => void
}

/** Whether the sidebar is expanded; the choice survives a reload. */
export function useMenu(): MenuState {
  const [open, setOpen] = useState(() => storage.menuOpen.read() ?? true)

  function toggle() {
    storage.menuOpen.write(!open)
    setOpen(!open)
  }

  return { open, toggle, setOpen }
}
