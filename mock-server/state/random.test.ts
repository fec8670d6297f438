import { describe, expect, it } from 'vitest'
import { Random } from './random.ts'

describe('random numbers of a world', () => {
  it('come out the same for the same seed', () => {
    const draw = (random: Random) => [random.next(), random.integer(1, 6), random.id(), random.shuffle([1, 2, 3, 4])]
    expect(draw(new Random('crowded'))).toEqual(draw(new Random('crowded')))
    expect(draw(new Random('crowded'))).not.toEqual(draw(new Random('default')))
  })

  it('spread over their whole range, ends included', () => {
    const random = new Random('spread')
    const thrown = new Set(Array.from({ length: 500 }, () => random.integer(1, 6)))
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('of one purpose do not change by a draw for another', () => {
    const one = new Random('seed')
    const other = new Random('seed')
    other.next()
    expect(one.fork('posts').next()).toBe(other.fork('posts').next())
    expect(one.fork('posts').next()).not.toBe(one.fork('people').next())
  })

  it('keep every item when they shuffle, and leave the given list as it is', () => {
    const items = [1, 2, 3, 4, 5]
    expect(new Random('x').shuffle(items).sort()).toEqual(items)
    expect(items).toEqual([1, 2, 3, 4, 5])
  })
})
