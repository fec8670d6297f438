import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { revisionQueries } from '@/features/post-history'

/** Which published text of a post its address asks for (`?revision=3`). */
export type AskedRevision = {
  /** The number in the address; null where it names none. */
  named: number | null
  /** `missing` where there is no such text, or it did not come. */
  state: 'current' | 'loading' | 'old' | 'missing'
  /** The text, where it is an older one and has come. */
  old: Schemas['PostRevision'] | null
}

/** The published text that the address names; the one of today where it names none. */
export function useRevisionOfAddress(post: Schemas['Post'] | undefined): AskedRevision {
  const [search] = useSearchParams()
  const named = readRevision(search.get('revision'))
  const isOld = post?.revision != null && named !== null && named !== post.revision
  const { data, isError } = useQuery({ ...revisionQueries.one(post?.id ?? '', named ?? 0), enabled: isOld })
  if (!isOld) return { named, state: 'current', old: null }
  return { named, state: data ? 'old' : isError ? 'missing' : 'loading', old: data ?? null }
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
