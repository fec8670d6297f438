import { describe, expect, it } from 'vitest'
import { seedWorld } from '../../mock-server/state/seeds/index.ts'
import { Worlds } from '../../mock-server/state/worlds.ts'
import { examples } from '../../src/api/examples.gen.ts'

type Told = { where: string; id: string; title: string; number?: number; removed?: boolean }

/** Every place in the examples where a post is named with its title. */
function postsIn(value: unknown, where: string): Told[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, title } = value as Partial<Told>
  const own = typeof id === 'string' && typeof title === 'string' && /^p-\d+$/.test(id)
  return [
    ...(own ? [{ ...(value as Told), where }] : []),
    ...Object.entries(value).flatMap(([key, part]) => postsIn(part, `${where}/${key}`)),
  ]
}

describe('the examples of the contract and the demo organisation', () => {
  const { posts } = new Worlds(seedWorld, { seed: 'default' }).get('examples').data
  const documented = postsIn(examples, '')

  it('call a post by the same number and the same title', () => {
    expect(documented.length).toBeGreaterThan(100)
    const differing = documented.filter(({ id, title, number, removed }) => {
      if (removed) return false
      const post = posts.get(id)
      // Lists cut a title where its first half ends.
      return !post?.title.startsWith(title) || (number !== undefined && number !== post.number)
    })
    expect(
      differing.map(({ where, id, title }) => `${where}: ${id} is “${posts.get(id)?.title}”, not “${title}”`),
    ).toEqual([])
  })

  it('have no removed post that the organisation still has', () => {
    expect(documented.filter(({ id, removed }) => removed && posts.has(id)).map(({ where }) => where)).toEqual([])
  })
})
