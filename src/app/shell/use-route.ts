import { useMatches } from 'react-router-dom'
import type { Route } from '@/shared/routes'

/** The route that is on screen, or null while none is. */
export function useRoute(): Route | null {
  const matches = useMatches()
  return (matches.at(-1)?.handle as Route | undefined) ?? null
}
