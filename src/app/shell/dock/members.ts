import type { DockMember } from '@/design-system/Dock'
import { useBulkMember } from '@/features/bulk-operation'
import { useChatMember } from '@/features/chat'
import { useUploadMember } from '@/features/upload'
import type { RouteLayout } from '../../routes/route'

/**
 * The panels of the dock, from the right edge on: chat, bulk operation, uploads, recorder. A feature's hook answers with its member, or with null while
 * there is nothing to show. The assistant's button stands before them, in PortalDock.
 */
export function useDockMembers(layout: RouteLayout): readonly DockMember[] {
  const members = [useChatMember(layout.chat), useBulkMember(), useUploadMember()]
  return members.filter((member) => member !== null)
}
