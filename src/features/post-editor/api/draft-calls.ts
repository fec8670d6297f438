import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, concernsThePage, isApiError, type Schemas, unwrap } from '@/api'
import type { EditorOption } from '@/design-system/RichTextEditor'
import { forgetPost } from '@/features/post-cache'
import type { DraftFields } from '../model/draft-session'

const post = '/internal/v2/communication/posts/{postId}'
const path = (postId: string) => ({ params: { path: { postId } } })

/** Everything that is kept of drafts in the cache. */
export const draftKeys = {
  all: ['drafts'] as const,
  opened: (postId: string) => ['drafts', 'opened', postId] as const,
  watched: (postId: string) => ['drafts', 'watched', postId] as const,
}

/** Which drafts are listed: all, or those of one state. */
export type DraftState = 'all' | 'draft' | 'edit' | 'scheduled'

/** Everything that is asked about drafts. */
export const draftQueries = {
  /** What the person has written and not published, a page at a time. */
  list: (state: DraftState) =>
    infiniteQueryOptions({
      queryKey: [...draftKeys.all, 'list', state] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/drafts', {
            params: {
              query: { ...(state !== 'all' && { state }), ...(pageParam !== null && { pageToken: pageParam }) },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  /** The post and the person's draft of it, null where there is none; never cached, as it would be written over. */
  opened: (postId: string, purpose: 'edit' | 'preview') =>
    queryOptions({
      queryKey: [...draftKeys.opened(postId), purpose] as const,
      gcTime: 0,
      staleTime: Infinity,
      queryFn: ({ client, signal }) => openPost(client, postId, signal),
    }),
  /** How the post stands for everybody while it is written on: whether it is still there, and what has come out. */
  watched: (postId: string) =>
    queryOptions({
      queryKey: draftKeys.watched(postId),
      gcTime: 0,
      queryFn: ({ client, signal }) => readPost(client, postId, signal),
      retry: false,
    }),
}

/** Reads a post. Where it is closed by now, nothing of it is left but the text that the person is writing. */
async function readPost(client: QueryClient, postId: string, signal: AbortSignal): Promise<Schemas['Post']> {
  try {
    return await unwrap(api.GET(post, { ...path(postId), signal }))
  } catch (error) {
    if (concernsThePage(error)) forgetPost(client, postId, draftKeys.opened(postId), draftKeys.watched(postId))
    throw error
  }
}

async function openPost(client: QueryClient, postId: string, signal: AbortSignal) {
  const opened = await readPost(client, postId, signal)
  return { post: opened, draft: opened.canEdit && opened.myDraft !== null ? await findDraft(postId) : null }
}

/** The person's draft of a post, null where there is none. */
export async function findDraft(postId: string): Promise<Schemas['Draft'] | null> {
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

/** Saves a draft; readers see nothing of it. */
export function saveDraft(postId: string, body: Schemas['DraftContent']): Promise<Schemas['DraftSaved']> {
  return unwrap(api.PUT(`${post}/draft`, { ...path(postId), body }))
}

/** Discards a draft, and with it a post that was never published; also while the page is being left. */
export async function discardDraft(postId: string, occToken: string): Promise<void> {
  const params = { path: { postId }, query: { occToken } }
  await unwrap(api.DELETE(`${post}/draft`, { params, keepalive: true }))
}

/** Takes a post back from its schedule. */
export function unschedulePost(postId: string): Promise<Schemas['Post']> {
  return unwrap(api.DELETE(`${post}/schedule`, path(postId)))
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
  const { title, content, community, language, publication, revision = null } = published
  // Of an archived post the day is over.
  const archiveAt = publication?.state === 'published' ? (publication.archiveAt ?? null) : null
  const pictures = picturesOfPost(published)
  return { title, content, communityId: community.id, language, archiveAt, baseRevision: revision, ...pictures }
}

/** The pictures of a text, as a draft names them; its cover where the server tells more than the address. */
export function picturesOfPost({
  images,
  coverImage,
}: Pick<Schemas['Post'], 'images' | 'coverImage'>): Pick<DraftFields, 'imageIds' | 'coverImageId'> {
  const imageIds = images.map(({ id }) => id)
  return coverImage === undefined ? { imageIds } : { imageIds, coverImageId: coverImage?.id ?? null }
}
