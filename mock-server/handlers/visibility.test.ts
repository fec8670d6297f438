import { expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { userSummary } from '../views/people.ts'

const posts = '/internal/v2/communication/posts'
const board = 'p-965'

const explain = (visitor: Visitor, postId: string, userId: string) =>
  visitor.get<Schemas['PostReader']>(`${posts}/${postId}/visibility/readers/${userId}`)
const visibilityOf = (visitor: Visitor, postId: string) =>
  visitor.get<Schemas['PostVisibility']>(`${posts}/${postId}/visibility`)

it.each(['p-1015', board])(
  'counts as readers of %s exactly those of whom it says that they can read',
  async (postId) => {
    const visitor = await Visitor.signedIn('elena.papadaki')
    const { readersCount } = await visibilityOf(visitor, postId)
    const answers = await Promise.all([...visitor.world.data.people.keys()].map((id) => explain(visitor, postId, id)))
    expect(answers.filter(({ canRead }) => canRead)).toHaveLength(readersCount)
  },
)

it.each([
  ['p-1015', 'luca-ferrari', true, ['author', 'community-member']],
  ['p-1015', 'marco-bianchi', true, ['community-member']],
  ['p-1015', 'sofia-karras', true, ['community-open']],
  [board, 'giulia-riva', false, ['not-member']],
  ['p-1015', 'bruno-almeida', false, ['account-blocked']],
  ['p-1015', 'roberto-esposito', false, ['account-deleted']],
])('says of %s whether and why %s can read it', async (postId, userId, canRead, reasons) => {
  const visitor = await Visitor.signedIn('elena.papadaki')
  expect(await explain(visitor, postId, userId)).toMatchObject({ canRead, reasons })
})

it('says that a post that is not out can be read by its author alone', async () => {
  const visitor = await Visitor.signedIn('giulia.riva')
  expect(await visibilityOf(visitor, 'p-1041')).toMatchObject({ readersCount: 1 })
  expect(await explain(visitor, 'p-1041', 'marco-bianchi')).toMatchObject({
    canRead: false,
    reasons: ['not-published'],
  })
})

it('tells an open community from a closed one', async () => {
  const visitor = await Visitor.signedIn('elena.papadaki')
  expect(await visibilityOf(visitor, 'p-1015')).toMatchObject({ communityOpen: true })
  expect(await visibilityOf(visitor, board)).toMatchObject({ communityOpen: false, readersCount: 5 })
})

it('names those who may do more, with what gives them that', async () => {
  const visitor = await Visitor.signedIn('giulia.riva')
  const { grants } = await visibilityOf(visitor, 'p-1015')
  const named = grants.map(({ subject, role, source }) => [
    subject.type === 'user' ? subject.user.fullName : subject.group.name,
    role,
    source,
  ])
  expect(named).toEqual([
    ['Luca Ferrari', 'edit', 'author'],
    ['Ilaria Caruso', 'edit', 'moderator'],
    ['Elena Papadaki', 'edit', 'administrator'],
    ['Line 4', 'plan', 'assignee'],
  ])
})

it.each(['p-1015', board])('grants nothing on %s to a person who cannot read it', async (postId) => {
  const visitor = await Visitor.signedIn('elena.papadaki')
  const { grants } = await visibilityOf(visitor, postId)
  const people = grants.flatMap(({ subject }) => (subject.type === 'user' ? [subject.user.id] : []))
  expect(people.length).toBeGreaterThan(1)
  const answers = await Promise.all(people.map((id) => explain(visitor, postId, id)))
  expect(answers.filter(({ canRead }) => !canRead)).toEqual([])
})

it.each([
  ['the author', 'author'],
  ['the person who is to do it', 'assignee'],
])('grants nothing to %s once the community is closed to them', async (_, source) => {
  const visitor = await Visitor.signedIn('elena.papadaki')
  const { data } = visitor.world
  const post = data.posts.get(board)
  const readers = await visibilityOf(visitor, board)
  const stranger: Schemas['Assignee'] = { type: 'user', user: userSummary(data, 'giulia-riva') }
  if (!post) throw new Error('The board has written nothing')
  if (source === 'author') post.authorId = 'giulia-riva'
  else post.planning = { assignee: stranger, expectedStartDate: null, expectedEndDate: null, priority: null, saves: 1 }
  expect(await explain(visitor, board, 'giulia-riva')).toMatchObject({ canRead: false })
  const { grants, readersCount } = await visibilityOf(visitor, board)
  expect(readersCount).toBe(readers.readersCount)
  expect(grants.length).toBeGreaterThan(0)
  expect(grants.filter((grant) => grant.source === source)).toEqual([])
})
