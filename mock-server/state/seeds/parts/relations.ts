import { fromDelta } from '../../../content/rich-text.ts'
import { userSummary } from '../../../views/people.ts'
import { revisionOf } from '../../../views/relations.ts'
import { nextId, personalOf, type PostState, type WorldData } from '../../data.ts'
import type { RelationState } from '../../relations.ts'
import { day, hour } from '../../times.ts'

/** Beginnings of titles: which post stands how to which other one. */
const written: [from: string, kind: RelationState['kind'], to: string][] = [
  ['The week in figures: lines 1 to 4', 'continues', 'The week in figures: a quiet one'],
  ['Nuova pressa in arrivo', 'continues', 'Cantiere capannone A'],
  ['Nuova pressa in arrivo', 'replaces', 'La settimana in numeri: 31.400'],
  ['Nuova pressa in arrivo', 'related', 'Budget paper for the second press hall'],
  ['Headquarters canteen', 'replaces', 'Il menù della settimana'],
  ['Parada de manutenção', 'continues', 'Linha 1 em números'],
  ['Alba on forty bedside tables', 'continues', 'Faro Terra'],
]

/** Relates posts, gives one of them a history, and lets a colleague share a collection; posts must be there already. */
export function addRelations(data: WorldData, now: number): void {
  for (const [from, kind, to] of written) {
    const newer = postCalled(data, from)
    const older = postCalled(data, to)
    if (!newer || !older) continue
    const id = nextId(data, 'rel')
    const at = newer.createdAt + hour
    data.relations.set(id, { id, kind, fromPostId: newer.id, toPostId: older.id, by: newer.authorId, at })
  }
  const press = postCalled(data, 'Nuova pressa in arrivo')
  if (press) addHistory(press, now)
  const owner = personalOf(data, 'marco-bianchi')
  owner.collections.push({
    id: 'collection-lockout',
    name: 'Before you touch a press',
    description: 'What everybody at the presses has read',
    postIds: data.feed
      .filter(({ communityId }) => communityId === 'quality-and-safety')
      .slice(0, 6)
      .map(({ id }) => id),
    sharedWith: [{ type: 'user', user: userSummary(data, 'giulia-riva') }],
  })
}

/** Three texts: the route changed once, and the closing time was a change of substance. */
function addHistory(post: PostState, now: number): void {
  const { delta } = post.content
  const first = revisionOf(post, { publishedAt: post.createdAt, by: post.authorId })
  const short = { ops: delta.ops.slice(0, Math.max(1, Math.floor(delta.ops.length / 2))) }
  const begun = fromDelta({ ops: [...short.ops, { insert: '\n' }] }).delta
  const second = { insert: 'Dalle tre e mezza il cancello est resta chiuso, anche alle biciclette.\n' }
  post.history = [
    { ...first, content: begun },
    {
      ...first,
      revision: 2,
      publishedAt: post.createdAt + 2 * day,
      note: 'Ora di chiusura del cancello est',
      content: { ops: [...begun.ops, second] },
    },
    {
      ...first,
      revision: 3,
      publishedAt: Math.min(post.createdAt + 4 * day, now - hour),
      note: 'Via Cigna al posto di via Bologna',
      substantive: false,
      content: delta,
    },
  ]
  post.revision = 3
  post.editedAt = post.history.at(-1)?.publishedAt ?? null
}

function postCalled(data: WorldData, title: string): PostState | undefined {
  return data.feed.find((post) => post.title.startsWith(title))
}
