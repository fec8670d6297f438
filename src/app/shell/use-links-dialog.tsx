import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadLinksDialog } from '@/features/links'
import { retry } from '@/shared/loadable'
import { RegionBoundary } from './RegionBoundary'

const LinksDialog = lazy(() => retry(loadLinksDialog))

export interface LinksDialogState {
  isOpen: boolean
  open: () => void
  /** Where it is drawn. */
  dialog: ReactNode
}

/** The dialog of links has two doors: a button in the header, and a row behind "More" on phones. */
export function useLinksDialog(): LinksDialogState {
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <RegionBoundary name="the links" fallback={null}>
        <Suspense>
          <LinksDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      </RegionBoundary>
    ),
  }
}
