import type { ComponentType } from 'react'
import type { OverlayName, OverlayRequestOf } from '@/shared/overlays'
import { loadable } from '@/shared/loadable'

/** What every dialog of the registry is given: what it was asked to show, and how it goes away. */
export type OverlayDialogProps<Name extends OverlayName> = { request: OverlayRequestOf<Name>; onClose: () => void }

type OverlayDialogs = { [Name in OverlayName]?: ComponentType<OverlayDialogProps<Name>> }

/**
 * What opens for a request, each loaded when it is first asked for. A table has an overlay of its own, since it is
 * there only once it has come.
 */
export const overlayDialogs: OverlayDialogs = {
  userProfile: loadable(() => import('@/features/user-profile')).component('UserProfileDialog'),
  groupInfo: loadable(() => import('@/features/group-info')).component('GroupInfoDialog'),
  hashtagInfo: loadable(() => import('@/features/hashtag-info')).component('HashtagInfoDialog'),
  collections: loadable(() => import('@/features/collections')).component('CollectionsDialog'),
  attachmentVersions: loadable(() => import('@/features/attachments')).component('AttachmentVersionsDialog'),
  commentEditor: loadable(() => import('@/features/comments')).component('CommentEditorDialog'),
}
