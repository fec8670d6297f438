import type { Schemas } from '@/api'

type NewRelation = Schemas['NewRelation']

/** How two posts can be related by people; copies are the server's to know. */
export const kinds = ['replaces', 'continues', 'related'] as const satisfies readonly NewRelation['kind'][]

/** The request that relates two posts as they were: of the one that replaces or continues, whichever is looked at. */
export function relatedAgain(
  postId: string,
  { kind, direction, post }: Pick<Schemas['Relation'], 'kind' | 'direction'> & { post: { id: string } },
): { from: string; body: NewRelation } {
  const [from, to] = direction === 'incoming' ? [post.id, postId] : [postId, post.id]
  return { from, body: { kind: kinds.find((one) => one === kind) ?? 'related', postId: to } }
}
