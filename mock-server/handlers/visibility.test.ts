import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const posts = '/internal/v2/communication/posts'

const explain = (visitor: Visitor, postId: string, userId: string) =>
  visitor.get<Schemas['PostReader']>(`${posts}/${postId}/visibility/readers/${userId}`)
const visibilityOf = (visitor: Visitor, postId: string) =>
  visitor.get<Schemas['PostVisibility']>(`${posts}/${postId}/visibility`)
const boardPost = ({ world }: Visitor) =>
  world.data.feed.find(({ communityId }) => communityId === 'management-board')?.id ?? ''

it('counts as readers exactly those of whom it says that they can read', async () => {
  const visitor = await Visitor.signedIn('elena.papadaki')
  for (const postId of ['p-1015', boardPost(visitor)]) {
    const { readersCount } = await visibilityOf(visitor, postId)
    const answers = await Promise.all([...visitor.world.data.people.keys()].map((id) => explain(visitor, postId, id)))
    expect(answers.filter(({ canRead }) => canRead)).toHaveLength(readersCount)
  }
})

it('says why a member, a reader, a stranger and a blocked person can read or not', async () => {
  const visitor = await Visitor.signedIn('elena.papadaki')
  const board = boardPost(visitor)
  expect(await explain(visitor, 'p-1015', 'marco-bianchi')).toMatchObject({
    canRead: true,
    reasons: ['community-member'],
  })
  expect(await explain(visitor, 'p-1015', 'sofia-karras')).toMatchObject({ canRead: true, reasons: ['community-open'] })
  expect(await explain(visitor, board, 'giulia-riva')).toMatchObject({ canRead: false, reasons: ['not-member'] })
  expect(await explain(visitor, 'p-1015', 'bruno-almeida')).toMatchObject({
    canRead: false,
    reasons: ['account-blocked'],
  })
  expect(await explain(visitor, 'p-1015', 'roberto-esposito')).toMatchObject({
    canRead: false,
    reasons: ['account-deleted'],
  })
})

it('names those who may do more, with what gives them that', async () => {
  const visitor = await Visitor.signedIn('giulia.riva')
  const { grants } = await visibilityOf(visitor, 'p-1015')
  expect(grants[0]).toMatchObject({ subject: { user: { id: 'luca-ferrari' } }, role: 'edit', source: 'author' })
  expect(grants.at(-1)).toMatchObject({ subject: { group: { id: 'group-line-4' } }, role: 'plan', source: 'assignee' })
})

describe('a post that is kept for some', () => {
  const postId = 'p-967'
  const user = (id: string) => ({ type: 'user' as const, user: { id, fullName: id, firstName: id } })
  const restrict = async (visitor: Visitor, ...ids: string[]) => {
    const { occToken = '' } = await visibilityOf(visitor, postId)
    const grants = ids.map((id) => ({ subject: user(id), role: 'read' }))
    return visitor.ask<Schemas['PostVisibility']>('PUT', `${posts}/${postId}/visibility`, {
      scope: 'selected',
      grants,
      occToken,
    })
  }

  it('is gone from the lists of everyone else, who are refused, and is back for those who are named', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const marco = await giulia.another('marco.bianchi')
    const listed = async () => {
      const page = await marco.get<Schemas['PostPage']>(`${posts}?pageSize=100`)
      return page.posts.some(({ id }) => id === postId)
    }
    const place = giulia.world.data.feed.findIndex(({ id }) => id === postId)
    // It stands among the first hundred, so that its absence says something.
    giulia.world.data.feed.unshift(...giulia.world.data.feed.splice(place, 1))
    expect(await listed()).toBe(true)

    await restrict(giulia)
    expect(await listed()).toBe(false)
    expect((await marco.send('GET', `${posts}/${postId}`)).status).toBe(403)
    expect(await explain(giulia, postId, 'marco-bianchi')).toMatchObject({ canRead: false, reasons: ['not-selected'] })

    await restrict(giulia, 'marco-bianchi')
    expect(await listed()).toBe(true)
    expect(await explain(giulia, postId, 'marco-bianchi')).toMatchObject({ canRead: true, reasons: ['granted'] })
  })

  it('is found by nobody else', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const marco = await giulia.another('marco.bianchi')
    const title = giulia.world.data.posts.get(postId)?.title ?? ''
    const finds = async () => {
      const query = new URLSearchParams({ q: `"${title}"` })
      const { results } = await marco.get<Schemas['SearchPage']>(
        `/internal/v2/communication/search?${query.toString()}`,
      )
      return results.some(({ post }) => post.id === postId)
    }
    expect(await finds()).toBe(true)
    await restrict(giulia)
    expect(await finds()).toBe(false)
  })

  it('counts as readers as many as it lists', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const { readersCount } = await restrict(giulia, 'marco-bianchi')
    const { readers } = await giulia.get<Schemas['PostReaderPage']>(
      `${posts}/${postId}/visibility/readers?pageSize=100`,
    )
    expect(readers).toHaveLength(readersCount)
    expect(readers.map(({ user: { id } }) => id)).toContain('marco-bianchi')
  })

  it('can be edited by whom it was given to, and archived or removed by the author alone', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const marco = await giulia.another('marco.bianchi')
    const body = {
      scope: 'community',
      grants: [{ subject: user('marco-bianchi'), role: 'edit' }],
      occToken: 'vis-967-0',
    }
    await giulia.send('PUT', `${posts}/${postId}/visibility`, body)
    expect(await marco.get(`${posts}/${postId}`)).toMatchObject({ canEdit: true, canArchive: false, canRemove: false })
  })
})
