import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLost } from './lost-entries'
import type { Definitions, JsonSchema } from './schema'
import { violationOf } from './violation-of'
import { withoutBrokenEntries } from './without-broken-entries'

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const definitions: Definitions = {
  Tag: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  Run: { type: 'object', required: ['insert'], properties: { insert: { type: 'string' } } },
  Text: {
    type: 'object',
    required: ['ops'],
    properties: { ops: { ...listOf({ $ref: 'Run' }), 'x-indivisible': true } },
  },
  Post: {
    type: 'object',
    required: ['id', 'tags'],
    properties: {
      id: { type: 'string' },
      tags: listOf({ $ref: 'Tag' }),
      text: { $ref: 'Text' },
      author: { oneOf: [{ $ref: 'Tag' }, listOf({ $ref: 'Tag' })] },
    },
  },
  Page: {
    type: 'object',
    required: ['posts', 'next'],
    properties: { posts: listOf({ $ref: 'Post' }), next: { type: ['string', 'null'] } },
  },
  Table: {
    type: 'object',
    required: ['rows'],
    properties: { rows: listOf({ ...listOf({ type: 'number' }), 'x-indivisible': true }) },
  },
}

const rest = (name: string, value: unknown) =>
  withoutBrokenEntries({ schema: { $ref: name }, definitions }, value, 'tolerant')
const post = (id: string, more: object = {}) => ({ id, tags: [], ...more })

describe('an entry that lacks what is required', () => {
  it('costs itself, and nothing else of the answer', () => {
    const page = { posts: [post('1'), { id: '2' }, null, post('4')], next: 'token', later: true }
    expect(rest('Page', page)).toEqual({
      value: { posts: [post('1'), post('4')], next: 'token', later: true },
      lost: ['/posts/1/tags', '/posts/2'],
    })
  })

  it('costs no more than its own list inside of another entry', () => {
    const page = { posts: [post('1', { tags: [{ name: 'safety' }, {}] })], next: null }
    expect(rest('Page', page)).toEqual({
      value: { posts: [post('1', { tags: [{ name: 'safety' }] })], next: null },
      lost: ['/posts/0/tags/1/name'],
    })
  })

  it('costs what holds its list where the entries belong together', () => {
    const broken = post('2', { text: { ops: [{ insert: 'do ' }, {}, { insert: 'this' }] } })
    expect(rest('Page', { posts: [post('1'), broken], next: null })).toEqual({
      value: { posts: [post('1')], next: null },
      lost: ['/posts/1/text/ops/1/insert'],
    })
    expect(
      rest('Table', {
        rows: [
          [1, 2],
          [3, {}],
          [5, 6],
        ],
      }).value,
    ).toEqual({
      rows: [
        [1, 2],
        [5, 6],
      ],
    })
  })

  it('is found in whichever alternative the list is', () => {
    const page = (author: unknown) => ({ posts: [post('1', { author })], next: null })
    expect(rest('Page', page([{ name: 'Marco' }, {}])).value).toEqual(page([{ name: 'Marco' }]))
  })

  it('is counted', () => {
    const { value } = rest('Page', { posts: [post('1'), {}, {}], next: null })
    expect(countLost((value as { posts: unknown[] }).posts)).toBe(2)
    expect(countLost([])).toBe(0)
  })
})

describe('a list of which nothing is left', () => {
  it('stays as it came, so that nobody is told that there is nothing', () => {
    const page = { posts: [{ id: '1' }, {}], next: null }
    expect(rest('Page', page)).toEqual({ value: page, lost: [] })
  })

  it('is emptied where it had one entry, and in a thing that has an id', () => {
    expect(rest('Page', { posts: [{}], next: 'token' }).value).toEqual({ posts: [], next: 'token' })
    expect(rest('Page', { posts: [post('1', { tags: [{}, {}] })], next: null }).value).toEqual({
      posts: [post('1')],
      next: null,
    })
  })
})

it('leaves what is wrong outside of lists, and what no schema knows', () => {
  for (const value of [undefined, null, '<html>', [], { posts: 'none' }, { next: null }, { posts: [post('1')] }]) {
    expect(rest('Page', value)).toEqual({ value, lost: [] })
  }
})

it('leaves a sound value as it is, and of others a sound one where one entry is', () => {
  const sound = fc.record({ id: fc.string(), tags: fc.array(fc.record({ name: fc.string() })) })
  const entry = fc.oneof({ weight: 3, arbitrary: sound }, fc.jsonValue(), fc.record({ id: fc.string() }))
  fc.assert(
    fc.property(sound, fc.array(entry), fc.nat(), (one, others, at) => {
      const posts = others.toSpliced(at % (others.length + 1), 0, one)
      const page = { posts, next: null }
      const { value, lost } = rest('Page', page)
      const expected = { schema: { $ref: 'Page' }, definitions }
      expect(violationOf(expected, value, 'tolerant')).toBeNull()
      expect(lost.length === 0).toBe(violationOf(expected, page, 'tolerant') === null)
      if (lost.length === 0) expect(value).toEqual(page)
    }),
  )
})
