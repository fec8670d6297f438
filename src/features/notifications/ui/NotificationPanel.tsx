import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $panelOpen } from '../model/bell'
import { loadPanel } from './load-panel'

const Panel = lazy(loadPanel)

/** The place of the panel in the page; what is in it is fetched when it opens. */
export function NotificationPanel() {
  const open = useUnit($panelOpen)
  return open ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null
}
