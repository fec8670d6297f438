import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { revisionQueries } from '@/features/post-history'

/** Which published text of a post its address asks for (`?revision=3`). */
export type AskedRevision = {
  /** The number in the address; null where it names none. */
  named: number | null
  /** `missing` where there is no such text, `failed` where it did not come. */
  state: 'current' | 'loading' | 'old' | 'missing' | 'failed'
  /** The text, where it is an older one and has come. */
  old: Schemas['PostRevision'] | null
  /** It is asked for. */
  busy: boolean
  onRetry: () => void
}

/** The published text that the address names; the one of today where it names none. */
export function useRevisionOfAddress(post: Schemas['Post'] | undefined): AskedRevision {
  const [search] = useSearchParams()
  const named = readRevision(search.get('revision'))
  const isOld = post?.revision != null && named !== null && named !== post.revision
  const query = useQuery({ ...revisionQueries.one(post?.id ?? '', named ?? 0), enabled: isOld })
  const failure = useFailure(query)
  const rest = { named, busy: query.isFetching, onRetry: () => void query.refetch() }
  if (!isOld) return { ...rest, state: 'current', old: null }
  if (query.data) return { ...rest, state: 'old', old: query.data }
  const missing = isApiError(failure) && failure.kind === 'not-found'
  return { ...rest, state: missing ? 'missing' : failure ? 'failed' : 'loading', old: null }
}

/** Why the text did not come; it stays while another try is under way. */
function useFailure({ error, errorUpdateCount }: Pick<UseQueryResult, 'error' | 'errorUpdateCount'>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return errorUpdateCount > 0 ? (error ?? last) : null
}

/** A post with an earlier text in place of the one of today. */
export function withText(
  post: Schemas['Post'],
  { title, language, content, images, coverImage, tables }: Schemas['PostRevision'],
): Schemas['Post'] {
  return { ...post, title, language, content, images, tables, coverImage: coverImage ?? null }
}

/** The number of a text as an address names it; null where that is none. */
export function readRevision(named: string | null): number | null {
  return named !== null && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null
}
