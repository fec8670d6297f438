import { notificationTypeIds } from '../../src/api/known-values.gen.ts'
import { describe, expect, it } from 'vitest'
import type { ControlCall } from '../control/endpoint.ts'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { actionEndpoints } from './index.ts'

function act(visitor: Visitor, path: string, body: Record<string, unknown> = {}) {
  const endpoint = actionEndpoints.find((candidate) => candidate.path === path)
  const call: Pick<ControlCall, 'world' | 'body'> = { world: () => visitor.world, body }
  return endpoint?.run(call as ControlCall)
}

const newest = (visitor: Visitor) => visitor.world.data.personal.get('giulia-riva')?.notifications.at(-1)?.entry

describe('from outside', () => {
  it.each(notificationTypeIds)('a notification of kind %s can be pushed', async (typeId) => {
    const visitor = await Visitor.signedIn()
    const notified: string[] = []
    visitor.world.events.on('notification-added', ({ userId }) => notified.push(userId))
    act(visitor, '/notifications', { typeId })
    expect(newest(visitor)).toMatchObject({ typeId, read: false, timestamp: '2026-11-20T10:17:00.000Z' })
    expect(notified).toEqual(['giulia-riva'])
  })

  it('a notification of a kind that nobody knows can be pushed, with words of its own', async () => {
    const visitor = await Visitor.signedIn()
    act(visitor, '/notifications', { typeId: 'coffee-ready', content: { title: 'Coffee', pushEnabled: false } })
    expect(newest(visitor)).toMatchObject({ typeId: 'coffee-ready', title: 'Coffee', pushEnabled: false })
  })

  it('what is pushed follows from the world, whatever the moment', async () => {
    const [early, late] = [await Visitor.signedIn(), await Visitor.signedIn()]
    late.world.clock.advance(7)
    for (const typeId of notificationTypeIds) {
      for (const visitor of [early, late]) act(visitor, '/notifications', { typeId })
      const { authorUsers, post } = newest(early) as Schemas['Notification']
      expect(newest(late), typeId).toMatchObject({ authorUsers, post })
    }
  })

  it('a notification is pushed to people who can sign in only', async () => {
    const visitor = await Visitor.signedIn()
    expect(() => act(visitor, '/notifications', { userId: 'petra-lang' })).toThrow('cannot sign in')
  })

  it('a removed post is gone, and its notifications say so', async () => {
    const visitor = await Visitor.signedIn()
    act(visitor, '/posts/remove', { postId: 'p-1042' })
    expect(await visitor.get('/internal/v2/communication/posts/p-1042')).toMatchObject({ code: 'post-not-found' })
    const about = visitor.world.data.personal
      .get('giulia-riva')
      ?.notifications.filter(({ entry }) => entry.post?.id === 'p-1042')
    expect(about?.length).toBeGreaterThan(0)
    expect(about?.every(({ entry }) => entry.post?.removed)).toBe(true)
  })

  it('a removed comment keeps its place and loses its words', async () => {
    const visitor = await Visitor.signedIn()
    const path = '/internal/v2/communication/posts/p-1042/comments'
    const { comments } = await visitor.get<Schemas['CommentPage']>(path)
    act(visitor, '/comments/remove', { commentId: comments[0]?.id })
    const after = await visitor.get<Schemas['CommentPage']>(path)
    expect(after.comments[0]).toMatchObject({ id: comments[0]?.id, deleted: true, content: { ops: [] } })
    expect(after.totalCount).toBe(7)
  })

  it('a published post stands at the top of the feed', async () => {
    const visitor = await Visitor.signedIn()
    act(visitor, '/posts', { which: 5 })
    const { posts } = await visitor.get<{ posts: { number: number; read: boolean }[] }>(
      '/internal/v2/communication/posts',
    )
    expect(posts[0]).toMatchObject({ number: 1043, read: false })
  })

  it('a change of status notifies those who follow the post', async () => {
    const visitor = await Visitor.signedIn()
    act(visitor, '/states', { postId: 'p-1042', stateId: 'ws-approved', userId: 'katharina-vogel' })
    expect(newest(visitor)).toMatchObject({
      typeId: 'status-change',
      postWorkflowOperationDetail: { fromState: { name: 'In review' }, toState: { name: 'Approved' } },
    })
  })

  it('ended sessions answer as expired ones', async () => {
    const visitor = await Visitor.signedIn()
    expect(act(visitor, '/sessions/end')).toEqual({ ended: 1 })
    expect(await visitor.get('/internal/v2/homes')).toMatchObject({ status: 401, code: 'session-expired' })
  })
})
