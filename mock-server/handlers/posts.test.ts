import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Page = Schemas['PostPage']

const base = '/internal/v2/communication/posts'

let visitor: Visitor

beforeEach(async () => {
  visitor = await Visitor.signedIn()
})

async function whole(query: string): Promise<Page['posts']> {
  const all: Page['posts'] = []
  for (let token: string | null = ''; token !== null;) {
    const page: Page = await visitor.get<Page>(`${base}?${query}${token === '' ? '' : `&pageToken=${token}`}`)
    all.push(...page.posts)
    token = page.nextPageToken
  }
  return all
}

describe('the feed', () => {
  it('begins with the two posts of the design pictures', async () => {
    const { posts } = await visitor.get<Page>(base)
    expect(posts.slice(0, 2)).toMatchObject([
      {
        number: 1042,
        title: 'Line 4 stop on Tuesday: what we found, and what changes',
        workflowState: { name: 'In review' },
        likesCount: 24,
        commentsCount: 8,
        mainAttachment: { name: 'report-line4.pdf', version: 3 },
        imagesCount: 6,
        hashtags: [{ name: 'safety' }, { name: 'line4' }],
        read: false,
      },
      {
        title: 'Spring catalogue: final proofs are here',
        workflowState: { name: 'Approved' },
        likesCount: 11,
        commentsCount: 3,
      },
    ])
  })

  it('goes on to the end, newest first, and repeats nothing', async () => {
    const posts = await whole('filter=latest&pageSize=37')
    expect(posts.length).toBeGreaterThan(120)
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
    const times = posts.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })

  it('repeats no title and speaks seven languages within the first sixty', async () => {
    const { posts } = await visitor.get<Page>(`${base}?pageSize=60`)
    expect(new Set(posts.map(({ title }) => title)).size).toBe(60)
    expect(new Set(posts.map(({ language }) => language)).size).toBe(7)
  })

  it('keeps only what one has not read, and forgets what is opened', async () => {
    const before = await whole('filter=unread')
    expect(before).toHaveLength(14)
    await visitor.get(`${base}/${before[3]?.id}`)
    const after = await whole('filter=unread')
    expect(after.map(({ id }) => id)).toEqual(before.filter((_, index) => index !== 3).map(({ id }) => id))
  })

  it('keeps only what one follows', async () => {
    const posts = await whole('filter=followed')
    const followed = visitor.world.data.personal.get('giulia-riva')
    expect(posts.length).toBeGreaterThan(5)
    for (const { author, hashtags } of posts) {
      const wanted =
        followed?.followedUserIds.has(author.id) || hashtags.some(({ id }) => followed?.followedHashtagIds.has(id))
      expect(wanted).toBe(true)
    }
  })

  it('keeps the archive apart', async () => {
    const archived = await whole('filter=archive')
    const latest = new Set((await whole('filter=latest')).map(({ id }) => id))
    expect(archived.length).toBeGreaterThan(40)
    expect(archived.filter(({ id }) => latest.has(id))).toEqual([])
  })

  it('of one community holds its posts alone', async () => {
    const posts = await whole('communityId=atelier-lyon')
    expect(new Set(posts.map(({ community }) => community.name))).toEqual(new Set(['Atelier Lyon']))
  })

  it('never shows posts of a community that is closed to the person', async () => {
    const seen = await whole('pageSize=100')
    expect(seen.some(({ community }) => community.id === 'management-board')).toBe(false)
    const elena = await visitor.another('elena.papadaki')
    const { posts } = await elena.get<Page>(`${base}?communityId=management-board`)
    expect(posts).toHaveLength(1)
    const refused = await visitor.send('GET', `${base}/${posts[0]?.id}`)
    expect(await refused.json()).toMatchObject({ status: 403, code: 'community-forbidden' })
    const list = await visitor.send('GET', `${base}?communityId=management-board`)
    expect(await list.json()).toMatchObject({ status: 403, code: 'community-forbidden' })
  })

  it('holds two thousand posts in a crowded world', async () => {
    visitor = await Visitor.signedIn('giulia.riva', 'crowded')
    expect(visitor.world.data.feed).toHaveLength(2_000)
    expect((await whole('filter=latest&pageSize=100')).length).toBeGreaterThan(1_000)
  })
})

describe('a post', () => {
  it('is liked once, however often one clicks', async () => {
    const like = () => visitor.ask<Schemas['PostLike']>('PUT', `${base}/p-1042/like`)
    expect(await like()).toEqual({ likedByMe: true, likesCount: 25 })
    expect(await like()).toEqual({ likedByMe: true, likesCount: 25 })
    expect(await visitor.ask('DELETE', `${base}/p-1042/like`)).toEqual({ likedByMe: false, likesCount: 24 })
  })

  it('is among the favourites of the one who put it there, and of nobody else', async () => {
    const marco = await visitor.another('marco.bianchi')
    await visitor.send('PUT', `${base}/p-1042/bookmark`)
    expect((await visitor.get<Schemas['Post']>(`${base}/p-1042`)).bookmarkedByMe).toBe(true)
    expect((await marco.get<Schemas['Post']>(`${base}/p-1042`)).bookmarkedByMe).toBe(false)
  })

  it('that does not exist says so in its own words', async () => {
    const response = await visitor.send('GET', `${base}/p-1`)
    expect(await response.json()).toMatchObject({ status: 404, code: 'post-not-found' })
  })

  it('carries headings, lists, mentions and hashtags of people and tags that exist', async () => {
    const { content, hashtags } = await visitor.get<Schemas['Post']>(`${base}/p-1042`)
    const attributes = content.ops.flatMap(({ attributes = {} }) => Object.keys(attributes))
    expect(attributes).toEqual(expect.arrayContaining(['header', 'list', 'bold']))
    const mentions = content.ops.flatMap(({ insert }) =>
      typeof insert === 'object' && insert.mention ? [insert.mention.id] : [],
    )
    expect(mentions.every((id) => visitor.world.data.people.has(id))).toBe(true)
    expect(mentions).toContain('luca-ferrari')
    expect(hashtags.map(({ id }) => id)).toEqual(['safety', 'line4'])
  })
})

describe('where a person stopped', () => {
  const latest = () => visitor.get<Page>(base)
  const save = async (postId: string) =>
    (
      await visitor.ask<Schemas['FeedPositionSaved']>('PUT', '/internal/v2/communication/feed-positions/dashboard', {
        postId,
      })
    ).position?.postId

  it('is told until half an hour has passed in silence, then it is the newest post of this visit', async () => {
    expect((await latest()).position?.postId).toBe('p-1039')
    expect(await save('p-1042')).toBe('p-1039')
    expect((await latest()).position?.postId).toBe('p-1039')
    visitor.world.clock.advance(31 * 60_000)
    expect((await latest()).position).toMatchObject({ postId: 'p-1042' })
    expect(await save('p-1042')).toBe('p-1042')
  })

  it('is the next older post where that one has left the feed', async () => {
    const post = visitor.world.data.posts.get('p-1039')
    if (post) post.archived = true
    expect((await latest()).position?.postId).toBe((await latest()).posts[1]?.id)
  })

  it('is told with the newest post and the number of unread ones on the first page of the latest posts alone', async () => {
    const first = await latest()
    expect(first).toMatchObject({ newestId: 'p-1042', unreadCount: (await whole('filter=unread')).length })
    const next = await visitor.get<Page>(`${base}?pageToken=${first.nextPageToken}`)
    expect(Object.keys(next)).toEqual(['posts', 'nextPageToken'])
    const unread = await visitor.get<Page>(`${base}?filter=unread`)
    expect(unread.unreadCount).toBe(first.unreadCount)
    expect(unread).not.toHaveProperty('position')
  })
})

it('names three people who talked below a post, each once and never its author', async () => {
  const { posts } = await visitor.get<Page>(`${base}?pageSize=60`)
  expect(posts[0]?.commenters?.map(({ id }) => id)).toEqual(['sofia-karras', 'amina-diallo', 'katharina-vogel'])
  for (const { commenters = [], author } of posts) {
    const ids = commenters.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(author.id)
  }
})

describe('one’s own communities', () => {
  it('are those to which the person belongs, also in the archive', async () => {
    for (const filter of ['latest', 'unread', 'unanswered', 'archive']) {
      const own = await whole(`scope=mine&filter=${filter}`)
      expect(new Set(own.map(({ community }) => community.id)), filter).not.toContain('people-and-places')
    }
    expect((await whole('scope=mine')).length).toBeLessThan((await whole('scope=readable')).length)
  })

  it('tell which posts of 1 to 30 days ago nobody but their author has said anything to', async () => {
    const unanswered = async () => (await whole('scope=mine&filter=unanswered')).map(({ id }) => id)
    expect(await unanswered()).toEqual(['p-997', 'p-1004', 'p-990'])
    await visitor.send('POST', `${base}/p-997/comments`, {
      clientKey: 'own-word-1',
      content: { ops: [{ insert: 'I have it.\n' }] },
    })
    expect(await unanswered()).toEqual(['p-1004', 'p-990'])
    visitor.world.clock.advance(10 * 24 * 3_600_000)
    expect(await unanswered()).not.toContain('p-990')
  })
})
