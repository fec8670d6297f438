import type { DockMember } from '@/design-system/Dock'
import { useBulkDockItem } from '@/features/bulk-operation'
import { useChatDockItem } from '@/features/chat'
import { useUploadMember } from '@/features/upload'
import type { RouteLayout } from '@/shared/routes'
import { inTheirPlaces } from './places'

/** The panels of the dock in their places. A feature's hook answers with its member, or with null while there is nothing to show. */
export function useDockMembers(layout: RouteLayout): readonly DockMember[] {
  return inTheirPlaces({
    chat: useChatDockItem(layout.chat),
    bulk: useBulkDockItem(),
    uploads: useUploadMember(),
    // The place of the recorder of AI notes is kept; nothing records yet.
    recorder: null,
  })
}
