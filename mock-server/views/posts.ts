import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PostState, type WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { acknowledgementSummary, acknowledgementView } from './acknowledgements.ts'
import { attachmentSummary, occTokenOf } from './attachments.ts'
import { collectingView } from './collections.ts'
import { belongsTo, communitySummary } from './communities.ts'
import { postFeedbackView } from './feedback.ts'
import { eventView, invitingView } from './invitations.ts'
import { isAdministrator, userSummary } from './people.ts'
import { planningPart } from './planning.ts'
import { publicationOf, shownLanguage, writingView } from './publication.ts'
import { relatingView, replacedBy } from './relations.ts'
import { tablesOf } from './tables.ts'
import { postSubActivitiesView } from './sub-activities.ts'
import { postTasksView } from './tasks.ts'
import { inWorkflow } from './workflow-posts.ts'

/** A post as it stands in a person's feed. */
export function postSummary(data: WorldData, post: PostState, viewer: Person, now: number): Schemas['PostSummary'] {
  const { readPostIds, bookmarkedPostIds } = personalOf(data, viewer.id)
  const main = post.attachments.find(({ id }) => id === post.mainAttachmentId)
  return {
    id: post.id,
    number: post.number,
    title: post.title,
    excerpt: post.excerpt,
    author: userSummary(data, post.authorId),
    community: communitySummary(data, post.communityId),
    createdAt: instant(post.createdAt),
    editedAt: post.editedAt === null ? null : instant(post.editedAt),
    workflowState: post.workflowState,
    workflow: inWorkflow(data, post, viewer, now),
    hashtags: post.hashtagIds.flatMap((id) => hashtagSummary(data, id) ?? []),
    coverImageUrl: post.coverImageUrl,
    mainAttachment: main ? attachmentSummary(data, main) : null,
    attachmentsCount: post.attachments.length,
    imagesCount: post.images.length,
    likesCount: post.likedBy.size,
    likedByMe: post.likedBy.has(viewer.id),
    bookmarkedByMe: bookmarkedPostIds.has(post.id),
    commentsCount: standingComments(post),
    commenters: commentersOf(post).map((id) => userSummary(data, id)),
    read: readPostIds.has(post.id),
    language: shownLanguage(post),
    ...eventView(data, post, viewer),
    ...(post.coverImage === undefined ? {} : { coverImage: post.coverImage }),
    publication: publicationOf(post),
    acknowledgement: acknowledgementSummary(data, post, viewer),
    replacedBy: replacedBy(data, post, viewer),
  }
}

/** A post in full. */
export function postView(data: WorldData, post: PostState, viewer: Person, now: number): Schemas['Post'] {
  return {
    ...postSummary(data, post, viewer, now),
    content: post.content.delta,
    images: post.images,
    tables: tablesOf(data, post.content.delta),
    occToken: occTokenOf(post),
    canComment: publicationOf(post).state === 'published',
    canLike: !data.communities.get(post.communityId)?.archived,
    canAddAttachments: mayChangeFiles(data, post, viewer),
    ...writingView(data, post, viewer, now),
    ...planningPart(data, post, viewer),
    ...invitingView(data, post, viewer),
    ...acknowledgementView(data, post, viewer, now),
    ...relatingView(data, post, viewer),
    ...collectingView(data, post, viewer),
    ...postTasksView(data, post, viewer),
    ...postFeedbackView(data, post, viewer),
    ...postSubActivitiesView(data, post, viewer),
  }
}

/** Whether a person may add, replace and remove files of a post that they can read. */
export function mayChangeFiles(
  { communities }: WorldData,
  { communityId, authorId }: PostState,
  person: Person,
): boolean {
  const community = communities.get(communityId)
  if (community?.archived) return false
  const belongs = community !== undefined && belongsTo(community, person)
  return belongs || authorId === person.id || isAdministrator(person)
}

/** A hashtag as it appears on a post. */
export function hashtagSummary(data: WorldData, id: string): Schemas['HashtagSummary'] | undefined {
  const hashtag = data.hashtags.get(id)
  return hashtag && { id, name: hashtag.name, deleted: hashtag.deleted ?? false }
}

/** How many comments of a post or a task have not been deleted. */
export function standingComments({ comments }: Pick<PostState, 'comments'>): number {
  return comments.filter(({ deleted }) => !deleted).length
}

/** The first three people who said something of their own, not as an answer; the author's face is there already. */
function commentersOf({ comments, authorId }: PostState): string[] {
  const began = comments.filter(({ deleted, replyToCommentId }) => !deleted && replyToCommentId === null)
  return [...new Set(began.map(({ authorId: id }) => id))].filter((id) => id !== authorId).slice(0, 3)
}

/** What people call a post when they speak of it: the title up to its colon, where that says enough. */
export function shortTitle({ title }: PostState): string {
  const [first = title] = title.split(/: | : /)
  return first.length >= 8 ? first : title
}
