import { useQuery } from '@tanstack/react-query'
import { isApiError, type Schemas } from '@/api'
import { draftQueries } from '../api/draft-calls'
import type { DraftSessionState } from '../model/draft-session'

/** Milliseconds between two looks at what others do with the post. */
const EVERY = 20_000

/** What others have done with the post since it was opened here. */
export type WatchedPost = {
  /** A published version that the text here does not know. */
  newer: Schemas['Post'] | null
  /** Why it can be written on no more; the text stays on this device. */
  lost: 'removed' | 'forbidden' | null
  /** Readers see it: what is written is a change. */
  published: boolean
  publication: Schemas['Publication'] | undefined
  others: NonNullable<Schemas['Post']['editingNow']>
}

/** Looks after the post while somebody writes on it. Nothing of it touches the text or the caret. */
export function useWatchedPost(
  post: Schemas['Post'] | null,
  { postId, fields, phase }: DraftSessionState,
): WatchedPost {
  const { data, error } = useQuery({
    ...draftQueries.watched(postId ?? ''),
    enabled: postId !== null && phase !== 'offline',
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
  const current = data ?? post
  const published = isOut(current)
  const base = fields.baseRevision ?? null

  const kind = isApiError(error) ? error.kind : null
  return {
    newer: published && base !== null && (current?.revision ?? 0) > base ? current : null,
    lost: kind === 'not-found' ? 'removed' : kind === 'forbidden' || data?.canEdit === false ? 'forbidden' : null,
    published,
    publication: current?.publication,
    others: current?.editingNow ?? [],
  }
}

/** Whether readers see a post. */
export function isOut(post: Schemas['Post'] | null): boolean {
  return post?.publication?.state === 'published' || post?.publication?.state === 'archived'
}
