import { useState } from 'react'
import { storage } from '@/shared/storage'

export interface MenuState {
  open: boolean
  toggle: () => void
  /** Folds it while the room is wanted for something else; what people chose is kept, and comes back. */
  giveRoom: (wanted: boolean) => void
}

/** Whether the sidebar is expanded; the choice survives a reload. */
export function useMenu(): MenuState {
  const [open, setOpen] = useState(chosen)

  function toggle() {
    storage.menuOpen.write(!open)
    setOpen(!open)
  }

  return { open, toggle, giveRoom: (wanted) => setOpen(!wanted && chosen()) }
}

function chosen(): boolean {
  return storage.menuOpen.read() ?? true
}
