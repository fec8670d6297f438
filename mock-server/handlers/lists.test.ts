import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { asKept, falling, filtered, orderBy, orderNamed, paged, rising, sorted, type Order } from './lists.ts'
import type { Call, Variables } from './portal-app.ts'
import { allowed, Refusal, refusals, toResponse } from './refusals.ts'
import { makeToken } from './tokens.ts'

type Task = { id: string; title: string; dueAt: number; labels: string[] }

const task = (id: string, title: string, dueAt: number, labels: string[] = []): Task => ({ id, title, dueAt, labels })
const tasks = [
  task('c', 'Émile', 2, ['red']),
  task('a', 'Zoe', 1, ['red', 'blue']),
  task('d', 'Emma', 2, []),
  task('b', 'Emma', 3, ['blue']),
]

const idOf = ({ id }: Task) => id
const byTitle = orderBy(
  idOf,
  rising<Task>(({ title }) => title, new Intl.Collator('en')),
)
const lastDueFirst = orderBy(
  idOf,
  falling<Task>(({ dueAt }) => dueAt),
)

/** What a handler gives for a query. */
async function answer<Body>(query: string, handle: (call: Call) => Body) {
  const app = new Hono<{ Variables: Variables }>()
  app.get('/', (call) => call.json(handle(call) as object))
  app.onError((error, call) => {
    if (error instanceof Refusal) return toResponse(error, call.req.raw)
    throw error
  })
  const response = await app.request(`/${query}`)
  return { status: response.status, body: (await response.json()) as Body & { code?: string } }
}

const page = (query: string, entries: readonly Task[], order: Order<Task>, usualSize?: number) =>
  answer(query, (call) => {
    const { page: found, nextPageToken } = paged(call, entries, {
      list: 'tasks',
      order,
      ...(usualSize !== undefined && { usualSize }),
    })
    return { ids: found.map(idOf), nextPageToken }
  })

/** All pages one after the other; between two of them something may happen to the list. */
async function walk(order: Order<Task>, size: number, entriesOfPage: (count: number) => readonly Task[]) {
  const pages: string[][] = []
  let token: string | null = ''
  while (token !== null) {
    const query: string = `?pageSize=${size}${token && `&pageToken=${token}`}`
    const { body } = await page(query, entriesOfPage(pages.length), order)
    pages.push(body.ids)
    token = body.nextPageToken
  }
  return pages
}

describe('sorted', () => {
  it('puts entries that are alike by their ids, and leaves the list as it is', () => {
    expect(sorted(tasks, byTitle).map(idOf)).toEqual(['c', 'b', 'd', 'a'])
    expect(sorted(tasks, lastDueFirst).map(idOf)).toEqual(['b', 'c', 'd', 'a'])
    expect(sorted(tasks.toReversed(), lastDueFirst).map(idOf)).toEqual(['b', 'c', 'd', 'a'])
    expect(tasks.map(idOf)).toEqual(['c', 'a', 'd', 'b'])
  })

  it('takes the order that the query names, else the usual one, and refuses others', async () => {
    const orders = { title: byTitle, due: lastDueFirst }
    const ask = (query: string) =>
      answer(query, (call) => ({ ids: sorted(tasks, orderNamed(call, orders, 'title')).map(idOf) }))
    expect((await ask('')).body.ids).toEqual(['c', 'b', 'd', 'a'])
    expect((await ask('?sort=due')).body.ids).toEqual(['b', 'c', 'd', 'a'])
    for (const name of ['age', 'toString'])
      expect(await ask(`?sort=${name}`)).toMatchObject({ status: 422, body: { code: 'validation-failed' } })
  })
})

describe('filtered', () => {
  const ask = async (query: string) =>
    (
      await answer(query, (call) => ({
        ids: filtered(call, tasks, { title: ({ title }) => title, label: ({ labels }) => labels }).map(idOf),
      }))
    ).body.ids

  it('keeps everything where no filter is sent', async () => {
    expect(await ask('?other=1')).toEqual(['c', 'a', 'd', 'b'])
  })

  it('means any of the values of one filter, and all filters', async () => {
    expect(await ask('?label=red&label=blue')).toEqual(['c', 'a', 'b'])
    expect(await ask('?label=blue&title=Emma')).toEqual(['b'])
    expect(await ask('?label=green')).toEqual([])
  })

  it('keeps nothing that has no value', async () => {
    const { body } = await answer('?owner=a', (call) => ({ ids: filtered(call, tasks, { owner: () => null }) }))
    expect(body.ids).toEqual([])
  })
})

describe('paged', () => {
  it('walks a list of any order once', async () => {
    for (const order of [byTitle, lastDueFirst]) {
      const all = sorted(tasks, order)
      expect((await walk(order, 1, () => all)).flat()).toEqual(all.map(idOf))
      expect((await walk(order, 4, () => all)).flat()).toEqual(all.map(idOf))
    }
    expect(await walk(asKept(idOf), 3, () => tasks)).toEqual([['c', 'a', 'd'], ['b']])
  })

  it('neither repeats nor skips what comes or goes between two pages', async () => {
    const all = sorted(tasks, byTitle)
    const changed = sorted([...tasks.filter(({ id }) => id !== 'b'), task('e', 'Adam', 1)], byTitle)
    expect(await walk(byTitle, 2, (count) => (count === 0 ? all : changed))).toEqual([
      ['c', 'b'],
      ['d', 'a'],
    ])
  })

  it('holds as many as the list usually has, and no more than 100', async () => {
    expect((await page('', tasks, byTitle, 3)).body.ids).toHaveLength(3)
    for (const size of ['0', '101', 'x']) expect((await page(`?pageSize=${size}`, tasks, byTitle)).status).toBe(422)
  })

  it.each([
    ['nonsense', 'nonsense'],
    ['of another list', makeToken('posts', '["Emma","b"]')],
    ['of no place', makeToken('tasks', 'x')],
    ['of another order', makeToken('tasks', '["b"]')],
    ['of other parts', makeToken('tasks', '[1,"b"]')],
    ['of other things', makeToken('tasks', '[null,"b"]')],
  ])('refuses a token that is %s', async (_, token) => {
    const refusal = { status: 422, body: { code: 'page-token-unknown' } }
    expect(await page(`?pageToken=${token}`, tasks, byTitle)).toMatchObject(refusal)
  })

  it('keeps names of any script short enough for an address', () => {
    expect(makeToken('tasks', JSON.stringify(['Ω'.repeat(150), 'id'])).length).toBeLessThan(512)
  })
})

describe('allowed', () => {
  it('refuses who may not', () => {
    expect(() => allowed(false, refusals.userRegistryForbidden)).toThrow(Refusal)
    expect(() => allowed(true, refusals.userRegistryForbidden)).not.toThrow()
  })
})
