import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dock } from '@/design-system/Dock'
import { AssistantEntry } from '@/features/ai-chat'
import { BulkOperationStatus, useBulkDockItem } from '@/features/bulk-operation'
import { CarouselOverlay } from '@/features/carousel'
import { navigatorReady, useChatDockItem } from '@/features/chat'
import { UploadStatus, useUploadDockItem } from '@/features/upload'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import type { RouteLayout } from '@/shared/routes'
import { messages } from './messages'
import { useRoute } from './use-route'

/** The panels at the lower edge of the window, from the right edge on: what runs while people change pages. */
export function PortalDock({ layout }: { layout: RouteLayout }) {
  const { formatMessage } = useIntl()
  // A hook of a feature gives null while there is nothing to show.
  const items = [useChatDockItem(layout.chat), useBulkDockItem(), useUploadDockItem()].filter((item) => item !== null)
  useChatLinks()
  const route = useRoute()?.name ?? ''
  const hasCarousel = layout.carousel && !configuration().carouselHiddenRoutes.includes(route)
  return (
    <>
      {/* The first child stands at the right edge: the assistant's button. */}
      <Dock label={formatMessage(messages.dock)} switcherLabel={formatMessage(messages.dockChoose)} items={items}>
        {layout.assistant && <AssistantEntry place="floating" />}
      </Dock>
      <BulkOperationStatus />
      <UploadStatus />
      {hasCarousel && <CarouselOverlay />}
    </>
  )
}

/** Links of the chat that lead into the portal change the screen without loading the page. */
function useChatLinks() {
  const navigate = useNavigate()
  const ready = useUnit(navigatorReady)
  const go = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    ready((path) => go(path))
  }, [ready])
}
