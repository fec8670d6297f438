import { queryOptions } from '@tanstack/react-query'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import type { EditorOption } from '@/design-system/RichTextEditor'
import type { DraftFields } from '../model/draft-session'

const post = '/internal/v2/communication/posts/{postId}'
const path = (postId: string) => ({ params: { path: { postId } } })

export const draftKeys = { all: ['drafts'] as const, list: ['drafts', 'list'] as const }

/** Everything that is asked about drafts. */
export const draftQueries = {
  list: () =>
    queryOptions({
      queryKey: draftKeys.list,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/drafts', { params: { query: { pageSize: 100 } }, signal })),
    }),
  /** The post and the person's draft of it, null where there is none; never cached, as it would be written over. */
  opened: (postId: string) =>
    queryOptions({
      queryKey: [...draftKeys.all, 'opened', postId] as const,
      gcTime: 0,
      staleTime: Infinity,
      queryFn: ({ signal }) => openPost(postId, signal),
    }),
  /** How the post stands for everybody while it is written on: whether it is still there, and what has come out. */
  watched: (postId: string) =>
    queryOptions({
      queryKey: [...draftKeys.all, 'watched', postId] as const,
      gcTime: 0,
      queryFn: ({ signal }) => unwrap(api.GET(post, { ...path(postId), signal })),
      retry: false,
    }),
  /** The same for a preview, asked anew each time it is opened. */
  previewed: (postId: string) =>
    queryOptions({
      queryKey: [...draftKeys.all, 'previewed', postId] as const,
      gcTime: 0,
      queryFn: ({ signal }) => openPost(postId, signal),
    }),
}

async function openPost(postId: string, signal: AbortSignal) {
  const opened = await unwrap(api.GET(post, { ...path(postId), signal }))
  return { post: opened, draft: opened.canEdit && opened.myDraft !== null ? await findDraft(postId) : null }
}

async function findDraft(postId: string): Promise<Schemas['Draft'] | null> {
  try {
    return await unwrap(api.GET(`${post}/draft`, path(postId)))
  } catch (error) {
    if (isApiError(error) && error.code === 'draft-not-found') return null
    throw error
  }
}

type BegunPost = { post: Schemas['Post']; draft: Schemas['Draft'] }

/** Begins a post, and gives it with its draft. */
export async function createPost(body: Schemas['NewPost'], key: string): Promise<BegunPost> {
  const begun = await unwrap(
    api.POST('/internal/v2/communication/posts', { params: { header: { 'Idempotency-Key': key } }, body }),
  )
  return { post: begun, draft: await unwrap(api.GET(`${post}/draft`, path(begun.id))) }
}

export function saveDraft(postId: string, body: Schemas['DraftContent']): Promise<Schemas['DraftSaved']> {
  return unwrap(api.PUT(`${post}/draft`, { ...path(postId), body }))
}

export async function discardDraft(postId: string, occToken: string): Promise<void> {
  await unwrap(api.DELETE(`${post}/draft`, { params: { path: { postId }, query: { occToken } } }))
}

/** Publishes. Where the answer was lost and a repeated request finds no draft, the post says whether it is out. */
export async function publishPost(postId: string, body: Schemas['Publishing']): Promise<Schemas['Post']> {
  try {
    return await unwrap(api.POST(`${post}/publish`, { ...path(postId), body }))
  } catch (error) {
    if (!isApiError(error) || error.code !== 'draft-not-found') throw error
    const published = await unwrap(api.GET(post, path(postId)))
    if (published.publication?.state === 'published') return published
    throw error
  }
}

export function unschedulePost(postId: string): Promise<Schemas['Post']> {
  return unwrap(api.DELETE(`${post}/schedule`, path(postId)))
}

/** People and groups whose name fits; those who cannot read the community come last and say so. */
export async function findSubjects(
  { search, communityId, cannotRead }: { search: string; communityId: string; cannotRead: string },
  signal: AbortSignal,
): Promise<readonly EditorOption[]> {
  const { candidates } = await unwrap(
    api.GET('/internal/v2/communication/subject-candidates', {
      params: { query: { search, communityId } },
      signal,
    }),
  )
  return candidates.map(({ subject, detail, canRead }) => ({
    ...(subject.type === 'user'
      ? { id: subject.user.id, name: subject.user.fullName }
      : { id: subject.group.id, name: subject.group.name, type: 'group' }),
    detail: canRead ? detail : cannotRead,
  }))
}

/** Hashtags of the community, and the word itself where none is called that yet. */
export async function findHashtags(
  { search, communityId, isNew }: { search: string; communityId: string; isNew: string },
  signal: AbortSignal,
): Promise<readonly EditorOption[]> {
  const { hashtags } = await unwrap(
    api.GET('/internal/v2/communication/communities/{communityId}/hashtags', {
      params: { path: { communityId }, query: { search, pageSize: 8 } },
      signal,
    }),
  )
  const found = hashtags.map(({ id, name, count }) => ({ id, name, detail: String(count) }))
  const known = search === '' || hashtags.some(({ name }) => name.toLowerCase() === search.toLowerCase())
  return known ? found : [...found, { id: 'new', name: search.toLowerCase(), detail: isNew }]
}

/** What the editor begins with where there is no draft: the published text. */
export function fieldsOfPost(published: Schemas['Post']): DraftFields {
  const cover = published.images.find(({ url }) => url === published.coverImageUrl)
  return {
    title: published.title,
    content: published.content,
    communityId: published.community.id,
    language: published.language,
    imageIds: published.images.map(({ id }) => id),
    coverImageId: cover?.id ?? null,
    archiveAt: published.publication?.archiveAt ?? null,
    baseRevision: published.revision ?? null,
    event: published.event ?? null,
    acknowledgement: askedOf(published),
  }
}

function askedOf({ acknowledgement }: Schemas['Post']): Schemas['AcknowledgementRequest'] | null {
  if (!acknowledgement) return null
  const { statement, dueDate = null, subjects = null } = acknowledgement
  return { statement, dueDate, subjects }
}

/** Begins a draft of a post with another text than the published one; null where the person has one already. */
export async function putTextIntoDraft(
  published: Schemas['Post'],
  text: Pick<DraftFields, 'title' | 'content'>,
): Promise<Schemas['DraftSaved'] | null> {
  if (await findDraft(published.id)) return null
  return saveDraft(published.id, { ...fieldsOfPost(published), ...text, occToken: null })
}
