/** What a person is looking at while they ask: a community, the dashboard, or nothing that the assistant keeps to. */
export type AiContext = { type: 'community'; id: string } | { type: 'dashboard'; id: null } | null

/** Name of the chat that belongs to a context. */
export type ContextKey = `community:${string}` | 'dashboard' | 'none'

/** Each community has a chat of its own, the dashboard has one, and all other places share one. */
export function keyOf(context: AiContext): ContextKey {
  if (context === null) return 'none'
  return context.type === 'community' ? `community:${context.id}` : 'dashboard'
}

/** Which communities the answer may rest on; null leaves that to the assistant. */
export function communitiesOf(context: AiContext): string[] | null {
  return context?.type === 'community' ? [context.id] : null
}
