import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { currentItemOf } from '@/features/navigation'
import { $userId } from '@/features/session'
import { forgetVisit, rememberVisit, type Visit } from '@/features/visits'
import { later } from '@/shared/delay'
import { $ownTitle } from '@/shared/own-title'
import type { Route } from '@/shared/routes'

/** How long somebody stays before a place counts as visited, in milliseconds. What a screen is called comes earlier. */
const stay = 1_000

/** Remembers the posts, communities and screens that are opened, for the search to lead back to them. */
export function useRememberVisits(): void {
  const userId = useUnit($userId)
  const title = useUnit($ownTitle)
  const match = useMatches().at(-1)
  const place = placeOf((match?.handle as Route | undefined) ?? null, match?.params ?? {})
  const [kind, id] = place ?? []
  useEffect(() => {
    if (userId === null || kind === undefined || id === undefined) return undefined
    return later(() => {
      if (kind === 'screen') rememberVisit(userId, { kind, id, title: '' })
      // A post or a community that has no name after a while is not there, or not for this person.
      else if (title === null) forgetVisit(userId, { kind, id })
      else rememberVisit(userId, { kind, id, title })
    }, stay)
  }, [userId, kind, id, title])
}

/** What is opened on the screen of a route; nothing on one that only leads on. */
function placeOf(
  route: Route | null,
  { postId, communityId }: Readonly<Record<string, string | undefined>>,
): [Visit['kind'], string] | null {
  if (route?.screen === 'post-detail' && postId !== undefined) return ['post', postId]
  if (route?.screen === 'community' && communityId !== undefined) return ['community', communityId]
  const item = currentItemOf(route?.name)
  return item === undefined ? null : ['screen', item]
}
