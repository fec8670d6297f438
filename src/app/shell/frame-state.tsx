import { Suspense, useState, type ReactNode } from 'react'
import { useIsWide } from '@/design-system/tokens'
import { LinksDialog } from '@/features/links'
import { storage } from '@/shared/storage'
import { RegionBoundary } from './RegionBoundary'

export interface MenuState {
  open: boolean
  toggle: () => void
  /** Expands or collapses it for now, or as it was chosen (null); the stored choice stays as it is. */
  setOpen: (open: boolean | null) => void
}

/** Whether the sidebar is expanded: as it was chosen, which survives a reload, else where the window is wide. */
export function useMenu(): MenuState {
  const isWide = useIsWide()
  const [forNow, setOpen] = useState<boolean | null>(null)
  const open = forNow ?? storage.menuOpen.read() ?? isWide

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
      <RegionBoundary name="the links" failure="tip" onDismiss={close}>
        <Suspense>
          <LinksDialog onClose={close} />
        </Suspense>
      </RegionBoundary>
    ),
  }
}
