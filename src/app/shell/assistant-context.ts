import { useLocation, useMatches } from 'react-router-dom'
import type { AiContext } from '@/features/ai-chat'
import type { Route } from '@/shared/routes'

/** Screens of one community. */
const COMMUNITY_ROWS = ['community', 'community-posts', 'community-archive', 'community-search', 'community-detail']

/** What the assistant keeps to: the community or the dashboard that is on screen, and nothing elsewhere. */
export function contextOf(routeName: string | undefined, communityId: string | undefined): AiContext {
  if (routeName === 'dashboard') return { type: 'dashboard', id: null }
  if (routeName !== undefined && COMMUNITY_ROWS.includes(routeName) && communityId !== undefined)
    return { type: 'community', id: communityId }
  return null
}

/**
 * The same for the screen that is there. A source that was opened from a chat is shown beside that chat, as long as one
 * stays at it.
 */
export function useAssistantContext(): AiContext {
  const match = useMatches().at(-1)
  const { state } = useLocation() as { state: unknown }
  if (typeof state === 'object' && state !== null && 'assistantContext' in state) {
    const kept = readContext(state.assistantContext)
    if (kept !== undefined) return kept
  }
  return contextOf((match?.handle as Route | undefined)?.name, match?.params['communityId'])
}

/** The browser keeps the state of an entry over reloads and builds: what is not understood any more is nothing. */
function readContext(kept: unknown): AiContext | undefined {
  if (kept === null) return null
  if (typeof kept !== 'object' || !('type' in kept) || !('id' in kept)) return undefined
  const { type, id } = kept
  if (type === 'dashboard') return { type, id: null }
  return type === 'community' && typeof id === 'string' ? { type, id } : undefined
}
