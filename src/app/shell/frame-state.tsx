import { Suspense, useState, type ReactNode } from 'react'
import { LinksDialog } from '@/features/links'
import { storage } from '@/shared/storage'
import { RegionBoundary } from './RegionBoundary'

export interface MenuState {
  open: boolean
  toggle: () => void
  /** Expands or collapses it for now; the stored choice stays as it is. */
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

export interface LinksDialogState {
  isOpen: boolean
  open: () => void
  /** The dialog itself while it is open. */
  dialog: ReactNode
}

/** The dialog of links, which opens from a button in the header, and on phones from a row behind "More". */
export function useLinksDialog(): LinksDialogState {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return {
    isOpen,
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <RegionBoundary name="the links" failure="overlay" onDismiss={close}>
        <Suspense>
          <LinksDialog onClose={close} />
        </Suspense>
      </RegionBoundary>
    ),
  }
}
