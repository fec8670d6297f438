import { describe, expect, it } from 'vitest'
import { Visitor } from '../testing/visitor.ts'
import { startColleagues } from './colleagues.ts'

const notificationsOf = (visitor: Visitor, personId = 'giulia-riva') =>
  visitor.world.data.personal
    .get(personId)
    ?.notifications.slice(-400)
    .map(({ entry }) => entry) ?? []

describe('simulated colleagues', () => {
  it('let something happen to the signed-in person every 20 to 60 seconds', async () => {
    const visitor = await Visitor.signedIn()
    const before = notificationsOf(visitor).length
    startColleagues(visitor.world)
    visitor.world.clock.advance(19_000)
    expect(notificationsOf(visitor)).toHaveLength(before)
    visitor.world.clock.advance(10 * 60_000)
    const news = notificationsOf(visitor).length - before
    expect(news).toBeGreaterThanOrEqual(8)
    expect(news).toBeLessThanOrEqual(30)
  })

  it('do different things, each of which the person can open', async () => {
    const visitor = await Visitor.signedIn()
    startColleagues(visitor.world)
    const before = notificationsOf(visitor).length
    visitor.world.clock.advance(60 * 60_000)
    const news = notificationsOf(visitor).slice(before)
    expect(new Set(news.map(({ typeId }) => typeId)).size).toBeGreaterThanOrEqual(6)
    for (const { post } of news) expect(visitor.world.data.posts.has(post?.id ?? '')).toBe(true)
  })

  it('leave those in peace who have signed out', async () => {
    const visitor = await Visitor.signedIn()
    startColleagues(visitor.world)
    await visitor.send('POST', '/core/auth/sign-out')
    const before = notificationsOf(visitor).length
    visitor.world.clock.advance(10 * 60_000)
    expect(notificationsOf(visitor)).toHaveLength(before)
  })

  it('stop when asked to', async () => {
    const visitor = await Visitor.signedIn()
    const before = notificationsOf(visitor).length
    startColleagues(visitor.world)()
    visitor.world.clock.advance(10 * 60_000)
    expect(notificationsOf(visitor)).toHaveLength(before)
  })
})
