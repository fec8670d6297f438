import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { draftOf, draftsOfPost } from '../state/drafts.ts'
import { instant, minute } from '../state/times.ts'
import { moderates } from './communities.ts'
import { userSummary } from './people.ts'

/** How a post stands. */
export function publicationOf({ publication, archived, archivedAt, createdAt }: PostState): Schemas['Publication'] {
  if (publication?.state === 'draft' || publication?.state === 'scheduled') return publication
  const publishedAt = instant(createdAt)
  if (!archived) return { ...publication, state: 'published', publishedAt }
  return { ...publication, state: 'archived', publishedAt, archivedAt: instant(archivedAt ?? createdAt) }
}

/** The language of a post as the wire names it. */
export function shownLanguage({ language }: Pick<PostState, 'language'>): string {
  return language === 'pt' ? 'pt-BR' : language
}

/** Whether a person may change the text of a post and publish it. */
export function mayEdit(data: WorldData, post: PostState, person: Person): boolean {
  if (data.communities.get(post.communityId)?.archived) return false
  if (post.authorId === person.id) return true
  return isPublic(post) && mayModerate(data, post, person)
}

/** Whether a person may archive or remove a published post; to edit it is not enough. */
export function mayRemove(data: WorldData, post: PostState, person: Person): boolean {
  if (data.communities.get(post.communityId)?.archived) return false
  return isPublic(post) && (post.authorId === person.id || mayModerate(data, post, person))
}

/** Whether a post stands in its community: it is not in the archive, or rests with the community alone. */
export function isStanding({ archived, archivedWithCommunity = false }: PostState): boolean {
  return !archived || archivedWithCommunity
}

/** Whether whoever reads a post may begin a post of their own from it. */
export function mayCopy(post: PostState): boolean {
  return isPublic(post)
}

/** What the detail of a post says of writing it. */
export function writingView(data: WorldData, post: PostState, viewer: Person, now: number) {
  const draft = draftOf(data, post.id, viewer.id)
  const others = draftsOfPost(data, post.id).filter(
    ({ personId, updatedAt }) => personId !== viewer.id && now - updatedAt <= 2 * minute,
  )
  const published = isPublic(post)
  return {
    revision: published ? (post.revision ?? 1) : null,
    myDraft: draft ? { updatedAt: instant(draft.updatedAt) } : null,
    editingNow: others
      .slice(0, 5)
      .map(({ personId, updatedAt }) => ({ user: userSummary(data, personId), savedAt: instant(updatedAt) })),
    canEdit: mayEdit(data, post, viewer),
    canCopy: mayCopy(post),
    canArchive: mayRemove(data, post, viewer),
    canRemove: mayRemove(data, post, viewer),
  }
}

/** Whether a post is out, in the lists or in the archive. */
export function isPublic(post: PostState): boolean {
  const { state } = publicationOf(post)
  return state === 'published' || state === 'archived'
}

function mayModerate(data: WorldData, { communityId }: PostState, person: Person): boolean {
  if (person.account?.resellerAdmin) return true
  const community = data.communities.get(communityId)
  return community !== undefined && moderates(data, community, person)
}
