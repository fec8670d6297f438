import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Operation = Schemas['BulkOperation']
type LastUnread = Schemas['LastUnreadBulkOperation']

const base = '/internal/v2/communication/bulk-transitions'
const last = async (visitor: Visitor) => (await visitor.get<LastUnread>(`${base}/last-unread`)).operation

function start(visitor: Visitor, postIds: string[], { key = 'a-key-of-mine', to = 'ws-approved' } = {}) {
  return visitor.send('POST', base, { postIds, targetStateId: to, clientKey: key })
}

describe('a bulk transition', () => {
  it('moves one post after the other as the time of the world passes', async () => {
    const visitor = await Visitor.signedIn()
    const ids = visitor.world.data.feed
      .filter(({ workflowState }) => workflowState?.id === 'ws-review')
      .slice(0, 5)
      .map(({ id }) => id)
    const steps: string[] = []
    visitor.world.events.on('bulk-progressed', ({ operationId }) => steps.push(operationId))
    expect((await start(visitor, ids)).status).toBe(202)
    expect(await last(visitor)).toMatchObject({ state: 'in-progress', successPostsCount: 0, read: false })
    visitor.world.clock.advance(1_500)
    const halfway = await last(visitor)
    expect((halfway?.successPostsCount ?? 0) + (halfway?.failedPostsCount ?? 0)).toBe(2)
    visitor.world.clock.advance(10_000)
    expect((await last(visitor))?.state).toMatch(/^completed/)
    expect(steps).toHaveLength(5)
  })

  it('stands in the list of its person for ninety days, newest first, and in no other', async () => {
    const visitor = await Visitor.signedIn()
    const list = async (who: Visitor) => (await who.get<Schemas['BulkOperationPage']>(base)).operations
    const before = (await list(visitor)).length
    await start(visitor, ['p-1042'])
    visitor.world.clock.advance(10_000)
    await start(visitor, ['p-1035'], { key: 'another-key-of-mine' })
    const own = await list(visitor)
    expect(own).toHaveLength(before + 2)
    expect(own[0]).toMatchObject({ state: 'in-progress', postsCount: 1, finishedAt: null })
    expect(own[1]?.state).toMatch(/^completed/)
    const others = await list(await visitor.another('marco.bianchi'))
    expect(others.map(({ operationId }) => operationId)).not.toContain(own[0]?.operationId)
    visitor.world.clock.advance(91 * 24 * 3_600_000)
    expect(await list(await visitor.another('giulia.riva'))).toEqual([])
  })

  it('started twice with the same key runs once', async () => {
    const visitor = await Visitor.signedIn()
    const one = (await (await start(visitor, ['p-1042'])).json()) as Operation
    const two = (await (await start(visitor, ['p-1042'])).json()) as Operation
    expect(two.operationId).toBe(one.operationId)
  })

  it('is refused while another one of the person runs', async () => {
    const visitor = await Visitor.signedIn()
    await start(visitor, ['p-1042', 'p-1039'])
    const second = await start(visitor, ['p-1036'], { key: 'another-key' })
    expect(await second.json()).toMatchObject({ status: 409, code: 'bulk-operation-running' })
  })

  it('says of each post that fails why, in the language of the request', async () => {
    const visitor = await Visitor.signedIn()
    const response = await visitor.send(
      'POST',
      base,
      { postIds: ['p-1042', 'p-gone', 'p-1039'], targetStateId: 'ws-approved', clientKey: 'with-failures' },
      { 'accept-language': 'it-IT' },
    )
    const { operationId } = (await response.json()) as Operation
    visitor.world.clock.advance(10_000)
    const operation = await visitor.get<Operation>(`${base}/${operationId}`)
    expect(operation).toMatchObject({ state: 'completed-with-failures', failedPostsCount: 2, retryable: true })
    expect(operation.posts[1]?.reason).toEqual({ code: 'post-not-found', message: 'Il post non esiste più.' })
    expect(operation.posts[2]?.reason?.code).toBe('state-changed')
  })

  it('can be stopped; what was moved stays and the rest is not processed', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'bulk-running')
    const running = await last(visitor)
    expect(running).toMatchObject({ state: 'in-progress', successPostsCount: 30, failedPostsCount: 3 })
    expect(running?.posts).toHaveLength(48)
    const aborted = await visitor.ask<Operation>('POST', `${base}/${running?.operationId}/abort`)
    expect(aborted.state).toBe('aborted')
    expect(aborted.posts.filter(({ outcome }) => outcome === 'not-processed')).toHaveLength(15)
    visitor.world.clock.advance(60_000)
    expect(await last(visitor)).toMatchObject({ successPostsCount: 30, state: 'aborted' })
  })

  it('is acknowledged only when it has ended, and is then no longer the last unread one', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'bulk-running')
    const id = (await last(visitor))?.operationId
    const early = await visitor.send('POST', `${base}/${id}/mark-as-read`)
    expect(await early.json()).toMatchObject({ status: 409, code: 'bulk-operation-in-progress' })
    visitor.world.clock.advance(60_000)
    expect((await visitor.send('POST', `${base}/${id}/mark-as-read`)).status).toBe(204)
    expect(await last(visitor)).toBeNull()
    expect((await visitor.get<Operation>(`${base}/${id}`)).read).toBe(true)
  })

  it('of somebody else does not exist for others', async () => {
    const visitor = await Visitor.signedIn('giulia.riva', 'bulk-running')
    const marco = await visitor.another('marco.bianchi')
    expect(await last(marco)).toBeNull()
    expect(await marco.get(`${base}/bulk-1`)).toMatchObject({ status: 404, code: 'bulk-operation-not-found' })
  })

  it('to Published is left to administrators', async () => {
    const visitor = await Visitor.signedIn()
    const refused = await start(visitor, ['p-1042'], { to: 'ws-published' })
    expect(await refused.json()).toMatchObject({ status: 403, code: 'transition-forbidden' })
  })
})
