import { useMatches } from 'react-router-dom'
import type { RouteRow } from '../routes/route'

/** The row of the route table that is on screen, or null while none is. */
export function useRouteRow(): RouteRow | null {
  const matches = useMatches()
  return (matches.at(-1)?.handle as RouteRow | undefined) ?? null
}
