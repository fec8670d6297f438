import { Dock } from '@/design-system/Dock'
import { AssistantEntry } from '@/features/ai-chat'
import { BulkOperationStatus } from '@/features/bulk-operation'
import { CarouselOverlay } from '@/features/carousel'
import { UploadStatus } from '@/features/upload'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { messages } from '../../messages'
import type { RouteLayout } from '@/shared/routes'
import { useRoute } from '../use-route'
import { useDockMembers } from './members'
import { useChatLinks } from './use-chat-links'

/** What goes on beside the pages, on the lower edge. A file of its own: no first screen waits for it. */
export function PortalDock({ layout }: { layout: RouteLayout }) {
  const { formatMessage } = useIntl()
  const members = useDockMembers(layout)
  useChatLinks()
  const route = useRoute()?.name ?? ''
  const introduced = layout.carousel && !configuration().carouselHiddenRoutes.includes(route)
  return (
    <>
      {/* The first child stands at the right edge: the assistant's button. */}
      <Dock label={formatMessage(messages.dock)} switcherLabel={formatMessage(messages.dockChoose)} members={members}>
        {layout.assistant && <AssistantEntry place="floating" />}
      </Dock>
      <BulkOperationStatus />
      <UploadStatus />
      {introduced && <CarouselOverlay />}
    </>
  )
}
