import { beforeEach, describe, expect, it } from 'vitest'
import { fold, wordsOf } from '../../src/features/search/model/fold.ts'
import type { Schemas } from '../schemas.ts'
import { removePost } from '../actions/posts.ts'
import { Visitor } from '../testing/visitor.ts'
import { mayRead } from '../views/communities.ts'

type Page = Schemas['SearchPage']
type Suggestion = Schemas['QuickSuggestions']['suggestions'][number]

const path = '/internal/v2/communication/search'
const hashtags = '/internal/v2/communication/posts/data/hashtags'
const types = ['posts', 'comments', 'media', 'documents'] as const
const accounts = ['giulia.riva', 'marco.bianchi', 'sofia.karras', 'tiago.duarte', 'elena.papadaki']

let giulia: Visitor
beforeEach(async () => {
  giulia = await Visitor.signedIn()
})

function search(q: string, more: Record<string, string | string[]> = {}, visitor = giulia): Promise<Page> {
  const query = new URLSearchParams({ q, pageSize: '100' })
  for (const [name, values] of Object.entries(more)) {
    query.delete(name)
    for (const value of [values].flat()) query.append(name, value)
  }
  return visitor.get<Page>(`${path}?${query}`)
}

async function suggest(q: string, more: Record<string, string> = {}, visitor = giulia): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q, ...more })
  return (await visitor.get<Schemas['QuickSuggestions']>(`${path}/quick?${query}`)).suggestions
}

const idsOf = ({ results }: Page) => results.map(({ id }) => id)
const facetOf = ({ facets }: Page, name: string) => facets.find((facet) => facet.name === name)?.values ?? []
const countIn = (page: Page, name: string, id: string) => facetOf(page, name).find((value) => value.id === id)?.count

async function all(q: string, more: Record<string, string> = {}): Promise<Schemas['SearchResult'][]> {
  const found: Schemas['SearchResult'][] = []
  for (let token: string | null = ''; token !== null;) {
    const page: Page = await search(q, { ...more, pageSize: '7', ...(token !== '' && { pageToken: token }) })
    found.push(...page.results)
    token = page.nextPageToken
  }
  return found
}

describe('what is found', () => {
  it('holds at least one of the plain words, every word after a plus, and none after a minus', async () => {
    const [press, both, without] = await Promise.all([
      search('press'),
      search('+press +sensor'),
      search('press -sensor'),
    ])
    expect(both.counts.all.value).toBeGreaterThan(0)
    expect(both.counts.all.value + without.counts.all.value).toBe(press.counts.all.value)
    const either = await search('press sensor')
    expect(either.counts.all.value).toBeGreaterThanOrEqual(press.counts.all.value)
    expect(either.reading).toEqual({ some: ['press', 'sensor'], exact: '', every: [], none: [], ignored: [] })
  })

  it('has exact text in its order', async () => {
    const there = await search('"position sensor on the second press"', { types: 'posts' })
    expect(idsOf(there)).toEqual(['p-1042'])
    expect(idsOf(await search('"sensor position on the second press"', { types: 'posts' }))).toEqual([])
  })

  it('is found by the beginning of a word from three letters on, and else by whole words', async () => {
    const beginning = await search('sens')
    expect(beginning.counts.all.value).toBeGreaterThan(0)
    const short = await search('se', { types: 'posts' })
    for (const { post, snippets } of short.results)
      expect([post.title, ...snippets].some(({ matches }) => matches.some(({ length }) => length === 2))).toBe(true)
  })

  it('can be a file, by a figure in it, at its page', async () => {
    const { results } = await search('+"9.5 Nm" bracket', { types: 'documents' })
    const report = results.find(({ document }) => document?.attachment.name === 'report-line4.pdf')
    expect(report?.document?.page).toBe(3)
    expect(report?.matchedIn).toEqual(['content'])
  })

  it('can be a table, a comment, the description of a picture, the name of a file, a hashtag', async () => {
    const table = await search('"Zero position of the presses"', { types: 'posts' })
    expect(table.results.some(({ matchedIn }) => matchedIn.includes('table'))).toBe(true)
    const comment = await search('"weekly values before Tuesday"', { types: 'comments' })
    expect(comment.results).toHaveLength(1)
    const picture = await search('"spare parts cabinet"', { types: 'media' })
    expect(picture.results[0]?.media?.picture?.alternativeText).toMatch(/cabinet/)
    const name = await search('torque-table.xlsx', { types: 'documents' })
    expect(name.results[0]?.matchedIn).toEqual(['name'])
    const tag = await search('#line4', { types: 'posts' })
    const tagged = [...giulia.world.data.feed].filter(({ hashtagIds }) => hashtagIds.includes('line4'))
    expect(new Set(idsOf(tag))).toEqual(new Set(tagged.map(({ id }) => id)))
  })

  it('is there as soon as it was written, and gone as soon as it was deleted', async () => {
    expect((await search('zanzibar')).counts.all.value).toBe(0)
    const body = { content: { ops: [{ insert: 'Greetings from Zanzibar.\n' }] }, clientKey: 'a-key-of-the-test' }
    await giulia.send('POST', '/internal/v2/communication/posts/p-1042/comments', body)
    const found = await search('zanzibar', { types: 'comments' })
    expect(found.results).toHaveLength(1)
    const comment = giulia.world.data.comments.get(found.results[0]?.id ?? '')
    if (comment) comment.deleted = true
    expect((await search('zanzibar')).counts.all.value).toBe(0)
  })
})

describe('letters', () => {
  const marksOf = (page: Page) =>
    page.results
      .flatMap(({ post, snippets, inside }) => [post.title, ...snippets, ...inside.flatMap((one) => one.snippets)])
      .flatMap(({ text, matches }) => matches.map(({ start, length }) => text.slice(start, start + length)))

  it.each([
    ['strasse', 'Straße'],
    ['STRASSE', 'Straße'],
    ['ομαδα', 'ομάδα'],
    ['ΟΜΆΔΑ', 'ομάδα'],
  ])('%s finds %s, and marks just these letters', async (q, written) => {
    const marks = marksOf(await search(q))
    expect(marks).toContain(written)
    for (const mark of marks) expect(fold(mark).text.startsWith(fold(q).text), mark).toBe(true)
  })

  it('say how the signs before them were read', async () => {
    const { reading } = await search('report "line 4" +press -drill !?')
    expect(reading).toEqual({ some: ['report'], exact: 'line 4', every: ['press'], none: ['drill'], ignored: ['!?'] })
  })
})

describe('numbers', () => {
  it('add up, and equal the lists behind them', async () => {
    for (const q of ['press', 'sensor line -drill', 'die der', '#safety']) {
      const page = await search(q)
      const { counts } = page
      expect(counts.all.value).toBe(types.reduce((sum, type) => sum + counts[type].value, 0))
      const flat = await Promise.all(types.map((type) => all(q, { types: type })))
      expect(flat.map(({ length }) => length)).toEqual(types.map((type) => counts[type].value))
      const groups = await all(q)
      expect(groups).toHaveLength(page.postsCount.value)
      const inside = groups.reduce(
        (sum, { insideCount, matchedIn }) => sum + insideCount + (matchedIn.length > 0 ? 1 : 0),
        0,
      )
      expect(inside).toBe(counts.all.value)
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
    }
  })

  it('of one post are those of all that was found in it, and its results are flat', async () => {
    const groups = await all('press sensor line')
    const largest = groups.toSorted((one, other) => other.insideCount - one.insideCount)[0]
    if (!largest || largest.insideCount <= 3) throw new Error('the demo has too little')
    const one = await search('press sensor line', { post: largest.post.id })
    const flat = await all('press sensor line', { post: largest.post.id })
    expect(flat).toHaveLength(largest.insideCount + (largest.matchedIn.length > 0 ? 1 : 0))
    expect([one.counts.all.value, one.postsCount.value]).toEqual([flat.length, 1])
    for (const { post, inside } of flat) expect([post.id, inside]).toEqual([largest.post.id, []])
    expect([one.media, one.communities]).toEqual([undefined, undefined])
    expect((await search('press', { post: 'p-nowhere' })).counts.all.value).toBe(0)
  })

  it('of a filter ignore its own choice and keep all others', async () => {
    const free = await search('press')
    const [one, other] = facetOf(free, 'in')
    if (!one || !other) throw new Error('the demo has too little')
    const narrowed = await search('press', { in: one.id })
    expect(narrowed.counts.all.value).toBe(one.count)
    expect(countIn(narrowed, 'in', other.id)).toBe(other.count)
    const both = await search('press', { in: [one.id, other.id] })
    expect(both.counts.all.value).toBe(one.count + other.count)
    const [person] = facetOf(narrowed, 'by')
    const person2 = await search('press', { in: one.id, by: person?.id ?? '' })
    expect(person2.counts.all.value).toBe(person?.count)
  })

  it('stay whole when a tab is chosen', async () => {
    const [free, comments] = await Promise.all([search('press'), search('press', { types: 'comments' })])
    expect(comments.counts).toEqual(free.counts)
  })

  it('know the days of their reader', async () => {
    const page = await search('press', { from: '2026-11-17', to: '2026-11-17', types: 'posts' })
    for (const { post } of page.results) expect(post.publishedAt).toMatch(/^2026-11-1[67]/)
  })
})

describe('the order', () => {
  it('has the title before the text before the file, and newer before older', async () => {
    const posts = await search('press', { types: 'posts' })
    const inTitle = posts.results.map(({ matchedIn }) => (matchedIn.includes('title') ? 0 : 1))
    expect(inTitle).toEqual(inTitle.toSorted())
    const newest = await search('press', { types: 'posts', sort: 'newest' })
    const times = newest.results.map(({ post }) => post.publishedAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('never has a replaced post before its replacement', async () => {
    for (const { relation } of [...giulia.world.data.relations.values()]
      .filter(({ kind }) => kind === 'replaces')
      .map((relation) => ({ relation }))) {
      const old = giulia.world.data.posts.get(relation.toPostId)
      const newer = giulia.world.data.posts.get(relation.fromPostId)
      const shared = wordsOf(old?.title ?? '').find((word) => wordsOf(newer?.title ?? '').includes(word))
      if (!shared) continue
      const ids = idsOf(await search(shared, { types: 'posts' }))
      if (ids.includes(relation.toPostId) && ids.includes(relation.fromPostId))
        expect(ids.indexOf(relation.fromPostId)).toBeLessThan(ids.indexOf(relation.toPostId))
    }
  })
})

describe('suggestions', () => {
  const named = (suggestions: Suggestion[], kind: string) =>
    suggestions.filter((one) => one.kind === kind).map(({ title }) => title)

  it('begin with one of the words, those with most of them first, at most four of a kind', async () => {
    const found = await suggest('pressa tor')
    expect(found.length).toBeLessThanOrEqual(12)
    expect(named(found, 'community')[0]).toBe('Stabilimento Torino')
    expect(named(found, 'post')[0]).toMatch(/pressa/i)
    expect(found.find(({ kind }) => kind === 'post')?.community?.name).toMatch(/Torino/)
    for (const kind of ['community', 'person', 'post', 'hashtag'])
      expect(named(found, kind).length).toBeLessThanOrEqual(4)
  })

  it('know posts by their numbers, hashtags by their sign, and letters without accents', async () => {
    expect((await suggest('1042')).find(({ kind }) => kind === 'post')?.id).toBe('p-1042')
    const tags = await suggest('#lin')
    expect([...new Set(tags.map(({ kind }) => kind))]).toEqual(['hashtag'])
    expect(named(tags, 'hashtag')).toContain('line4')
    expect(named(await suggest('müller'), 'person')).toEqual(named(await suggest('MULLER'), 'person'))
  })

  it('leave out what begins with a word after a minus, and can be narrowed to a community', async () => {
    const [post] = (await suggest('press')).filter(({ kind }) => kind === 'post')
    if (!post?.community) throw new Error('the demo has too little')
    const here = await suggest('press', { in: post.community.id })
    expect(new Set(here.map(({ community }) => community?.id))).toEqual(new Set([post.community.id]))
    const [word] = wordsOf(post.title)
    expect((await suggest(`press -${word}`)).map(({ id }) => id)).not.toContain(post.id)
  })

  it('name people only to those who may look people up', async () => {
    expect(named(await suggest('marco'), 'person')).toContain('Marco Bianchi')
    const jules = await giulia.another('jules.perrin')
    expect(named(await suggest('marco', {}, jules), 'person')).toEqual([])
  })

  it('hold nothing of a community that the person may not read, but the name of a listed one', async () => {
    for (const account of accounts) {
      const visitor = await giulia.another(account)
      const { data } = visitor.world
      const person = data.people.get(account.replace('.', '-'))
      if (!person) throw new Error(`nobody is called ${account}`)
      const closed = [...data.communities.values()].filter((one) => !mayRead(one, person))
      for (const community of closed) {
        const texts = [
          community.name,
          ...[...data.feed].filter(({ communityId }) => communityId === community.id).map(({ title }) => title),
          ...[...data.hashtags.values()]
            .filter(({ communityId }) => communityId === community.id)
            .map((tag) => tag.name),
        ]
        for (const text of texts) {
          const found = await suggest(text, {}, visitor)
          const ofIt = found.filter((one) => one.community?.id === community.id)
          const name = { kind: 'community', id: community.id, membersCount: null }
          expect(ofIt.filter(({ kind }) => kind !== 'community')).toEqual([])
          if (community.unlisted) expect(ofIt).toEqual([])
          else if (text === community.name) expect(ofIt).toMatchObject([name])
        }
      }
    }
  })
})

describe('what a person may not read', () => {
  /** A word that stands in closed communities alone. */
  function secretWord(visitor: Visitor, personId: string): string | undefined {
    const { data } = visitor.world
    const person = data.people.get(personId)
    if (!person) throw new Error(`nobody is called ${personId}`)
    const texts = [...data.feed].map((post) => ({
      isOpen: mayRead(data.communities.get(post.communityId), person),
      words: wordsOf([post.title, post.content.plain, ...post.comments.map(({ content }) => content.plain)].join(' ')),
    }))
    const open = new Set(texts.filter(({ isOpen }) => isOpen).flatMap(({ words }) => words))
    const isHidden = (word: string) => word.length > 5 && ![...open].some((one) => one.startsWith(word))
    return texts.filter(({ isOpen }) => !isOpen).flatMap(({ words }) => words.filter(isHidden))[0]
  }

  it('is in no result, count, filter or suggestion, for any account', async () => {
    // Only some of the closed communities have posts of their own.
    const post = giulia.world.data.feed.find(({ title }) => title.startsWith('Nossa horta'))
    if (post) post.communityId = 'shift-leads-torino'
    for (const account of accounts) {
      const visitor = await giulia.another(account)
      const personId = account.replace('.', '-')
      const word = secretWord(visitor, personId)
      const page = await search('a the der die il', {}, visitor)
      const person = visitor.world.data.people.get(personId)
      const closed = [...visitor.world.data.communities.values()].filter((one) => person && !mayRead(one, person))
      for (const { id } of closed) {
        expect(countIn(page, 'in', id)).toBeUndefined()
        const asked = await search('a the der die il', { in: id }, visitor)
        expect([asked.counts.all.value, countIn(asked, 'in', id)]).toEqual([0, undefined])
      }
      if (word === undefined) throw new Error(`there is nothing that ${account} may not read`)
      expect([word, await suggest(word, {}, visitor)]).toEqual([word, []])
      const hidden = await search(word, {}, visitor)
      expect([word, hidden.results, hidden.counts.all.value, hidden.postsCount.value]).toEqual([word, [], 0, 0])
      expect(hidden.facets.flatMap(({ values }) => values)).toEqual([])
    }
  })

  it('can be found by those who may: a file of the board', async () => {
    const elena = await giulia.another('elena.papadaki')
    expect((await search('basilisk', {}, elena)).counts.documents.value).toBe(1)
    expect((await search('basilisk')).counts.all.value).toBe(0)
  })
})

it('finds as many posts and comments of a hashtag as its count says', async () => {
  const marco = await giulia.another('marco.bianchi')
  const agree = async () => {
    for (const { id, name, deleted } of marco.world.data.hashtags.values()) {
      if (deleted) continue
      const { counts } = await search(`#${name}`, { tag: id }, marco)
      const { count } = await marco.get<Schemas['Hashtag']>(`${hashtags}/${id}/instances-count`)
      expect([id, counts.posts.value + counts.comments.value]).toEqual([id, count])
    }
  }
  await agree()
  const tagged = marco.world.data.feed.find(({ hashtagIds }) => hashtagIds.includes('line4'))
  if (tagged) removePost(marco.world, tagged, 'marco-bianchi')
  await agree()
})

describe('what the first page of all types tells beside its results', () => {
  it('is the best pictures, each alone with its post', async () => {
    const page = await search('press')
    const media = await search('press', { types: 'media' })
    expect(page.media).toEqual(media.results.slice(0, 4))
    expect(media.media).toBeUndefined()
  })

  it('is up to three communities whose name holds the words, and none where one community is searched', async () => {
    const names = async (q: string, more = {}) => (await search(q, more)).communities?.map(({ name }) => name)
    expect(await names('torino')).toEqual(['Stabilimento Torino', 'Schichtleitung Torino'])
    expect(await names('torino -stab')).toEqual(['Schichtleitung Torino'])
    expect(await names('a of +zeppelin')).toEqual([])
    expect(await names('torino', { in: 'plant-torino' })).toBeUndefined()
  })

  it('names no unlisted community to those outside', async () => {
    for (const account of accounts) {
      const visitor = await giulia.another(account)
      const person = visitor.world.data.people.get(account.replace('.', '-'))
      const board = [...visitor.world.data.communities.values()].find(({ unlisted }) => unlisted)
      const found = (await search(board?.name ?? '', {}, visitor)).communities?.map(({ id }) => id)
      expect(found?.includes(board?.id ?? '')).toBe(person !== undefined && mayRead(board, person))
    }
  })
})

it('tells all values of a filter on demand', async () => {
  const page = await search('the der il')
  const facet = page.facets.find(({ name }) => name === 'by')
  const whole = (await search('the der il', { whole: 'by' })).facets.find(({ name }) => name === 'by')
  expect(facet?.moreCount).toBeGreaterThan(0)
  expect([whole?.values.length, whole?.moreCount]).toEqual([(facet?.values.length ?? 0) + (facet?.moreCount ?? 0), 0])
})

it('answers in a large world within the time of a keystroke', { timeout: 60_000 }, async () => {
  const visitor = await Visitor.signedIn('giulia.riva', 'crowded')
  const queries = ['press', 'sensor -drill', '"line 4"', 'die der das', '+press +line', '#safety', 'a', 'ver']
  for (const q of queries) await search(q, { pageSize: '20' }, visitor)
  const times: number[] = []
  for (const q of [...queries, ...queries, ...queries]) {
    // What the search works, and not how long it waits for a processor that others use.
    const start = process.threadCpuUsage()
    await search(q, { pageSize: '20' }, visitor)
    const { user, system } = process.threadCpuUsage(start)
    times.push((user + system) / 1_000)
  }
  times.sort((one, other) => one - other)
  expect(times[Math.floor(times.length * 0.95)], 'ms at p95').toBeLessThan(50)
})
