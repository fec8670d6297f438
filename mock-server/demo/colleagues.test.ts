import { describe, expect, it } from 'vitest'
import { Visitor } from '../testing/visitor.ts'
import { startColleagues } from './colleagues.ts'

const told = (visitor: Visitor, personId = 'giulia-riva') =>
  visitor.world.data.personal
    .get(personId)
    ?.notifications.slice(-400)
    .map(({ entry }) => entry) ?? []

describe('simulated colleagues', () => {
  it('let something happen to the signed-in person every 20 to 60 seconds', async () => {
    const visitor = await Visitor.signedIn()
    const before = told(visitor).length
    startColleagues(visitor.world)
    visitor.world.clock.advance(19_000)
    expect(told(visitor)).toHaveLength(before)
    visitor.world.clock.advance(10 * 60_000)
    const news = told(visitor).length - before
    expect(news).toBeGreaterThanOrEqual(8)
    expect(news).toBeLessThanOrEqual(30)
  })

  it('do different things, each of which the person can open', async () => {
    const visitor = await Visitor.signedIn()
    startColleagues(visitor.world)
    const before = told(visitor).length
    visitor.world.clock.advance(60 * 60_000)
    const news = told(visitor).slice(before)
    expect(new Set(news.map(({ typeId }) => typeId)).size).toBeGreaterThanOrEqual(6)
    for (const { post } of news) expect(visitor.world.data.posts.has(post?.id ?? '')).toBe(true)
  })

  it('leave those in peace who have signed out', async () => {
    const visitor = await Visitor.signedIn()
    startColleagues(visitor.world)
    await visitor.send('POST', '/core/auth/sign-out')
    const before = told(visitor).length
    visitor.world.clock.advance(10 * 60_000)
    expect(told(visitor)).toHaveLength(before)
  })

  it('stop when they are told to', async () => {
    const visitor = await Visitor.signedIn()
    const before = told(visitor).length
    startColleagues(visitor.world)()
    visitor.world.clock.advance(10 * 60_000)
    expect(told(visitor)).toHaveLength(before)
  })
})
