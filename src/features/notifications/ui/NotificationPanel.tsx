import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { whenOnline } from '@/shared/when-online'
import { $panelOpen } from '../model/bell'
import { loadPanel } from './load-panel'

const Panel = lazy(() => whenOnline(loadPanel))

/** The place of the panel in the page; what is in it is fetched when it opens. */
export function NotificationPanel() {
  const open = useUnit($panelOpen)
  return open ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null
}
