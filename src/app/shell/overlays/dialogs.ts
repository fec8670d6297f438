import { lazy, type ComponentType } from 'react'
import type { OverlayName, OverlayRequestOf } from '@/shared/overlays'
import { retry } from '@/shared/loadable'

/** What every dialog of the registry is given: what it was asked to show, and how it goes away. */
export type OverlayDialogProps<Name extends OverlayName> = { request: OverlayRequestOf<Name>; onClose: () => void }

type OverlayDialogs = { [Name in OverlayName]?: ComponentType<OverlayDialogProps<Name>> }

/**
 * What opens for a request, each fetched when it is first asked for. A table has an overlay of its own, since it is there only
 * once it has come. The versions of an attachment get their row here with their screen: until then asking for them opens nothing.
 */
export const overlayDialogs: OverlayDialogs = {
  userProfile: late(async () => (await import('@/features/user-profile')).UserProfileDialog),
  groupInfo: late(async () => (await import('@/features/group-info')).GroupInfoDialog),
  hashtagInfo: late(async () => (await import('@/features/hashtag-info')).HashtagInfoDialog),
  collections: late(async () => (await import('@/features/collections')).CollectionsDialog),
  commentEditor: late(async () => (await import('@/features/comments')).loadCommentEditor()),
}

function late<Name extends OverlayName>(load: () => Promise<ComponentType<OverlayDialogProps<Name>>>) {
  return lazy(() => retry(async () => ({ default: await load() })))
}
