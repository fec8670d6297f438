import { createEvent } from 'effector'

/** What can be opened over any page, by its name, and what each has to know. */
export type OverlaySubjects = {
  /**
   * `name` is the title until the profile comes. `admin` shows what those see who administer people; only for them it
   * is heeded.
   */
  userProfile: { userId: string; name?: string; view?: 'admin' }
  groupInfo: { groupId: string; name?: string; view?: 'admin' }
  hashtagInfo: { hashtagId: string; name?: string }
  tableInfo: { tableId: string }
  collections: object
  /** Which of the person's collections hold the post. */
  addToCollection: { postId: string }
  /** The pictures of a post in large, or its files where one is named: it begins with that one, a PDF at that page. */
  postGallery: { postId: string; title: string; imageId?: string; attachmentId?: string; page?: number }
  attachmentVersions: { postId: string; attachmentId: string }
  commentEditor: { postId: string; replyToCommentId?: string }
}

export type OverlayName = keyof OverlaySubjects

/** What is asked for to open one kind of overlay. */
export type OverlayRequestOf<Name extends OverlayName> = { overlay: Name } & OverlaySubjects[Name]

/** What is asked for to open any of them. */
export type OverlayRequest = { [Name in OverlayName]: OverlayRequestOf<Name> }[OverlayName]

/** Opens something over the page, from anywhere: `overlayRequested({ overlay: 'userProfile', userId })`. */
export const overlayRequested = createEvent<OverlayRequest>()

/** The person left the page or signed out: everything that was opened over it closes. */
export const overlaysDismissed = createEvent()
