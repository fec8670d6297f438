import { expect, it } from 'vitest'
import { World } from './state/world.ts'
import type { WorldData } from './state/data.ts'
import { withTroubles } from './troubles.ts'

const call = { method: 'GET', path: '/posts', requestId: 'r-1' }

async function spoiled(body: unknown): Promise<unknown> {
  const world = new World('test', 'default', () => ({}) as WorldData, {})
  world.faults.add({ kind: 'wrong-entry' })
  const answer = await withTroubles(world, call, () => Response.json(body))
  expect(answer.status).toBe(200)
  return answer.json()
}

it('spoils the first entry of the list that stands highest, and leaves the rest', async () => {
  const wrong = { unexpected: [1, 2, 3] }
  const page = { total: 2, posts: [{ id: 'a', tags: [{ id: 't' }] }, { id: 'b' }] }
  expect(await spoiled(page)).toEqual({ total: 2, posts: [wrong, { id: 'b' }] })
  expect(await spoiled([{ id: 'a' }])).toEqual([wrong])
  expect(await spoiled({ user: { groups: [{ id: 'g' }] }, words: ['a'] })).toEqual({
    user: { groups: [wrong] },
    words: ['a'],
  })
})

it('leaves an answer without entries as it is', async () => {
  expect(await spoiled({ count: 3, words: ['a'], posts: [] })).toEqual({ count: 3, words: ['a'], posts: [] })
})
