import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { callOf, operations, requestOf, type WalkedOperation } from '../testing/walk.ts'

const base = '/internal/v2/communication'
const stranger = 'jules-perrin'

/** Asking to join, taking that back, and what leads to it. */
const forStrangers = ['getCommunity', 'joinCommunity', 'leaveCommunity']

/** A world in which each community is closed to Jules, who was never told of anything in them. */
async function closedWorld(): Promise<Visitor> {
  const jules = await Visitor.signedIn('jules.perrin')
  const { data } = jules.world
  for (const community of data.communities.values()) {
    community.access = 'members'
    community.joining = 'request'
    community.unlisted = false
    community.memberships.set(stranger, { state: 'left', source: 'self', at: 0 })
  }
  const personal = data.personal.get(stranger)
  personal?.notifications.splice(0)
  personal?.followedCommunityIds.clear()
  return jules
}

/** The titles of posts that an answer tells of; the shortest could stand there as a word of something else. */
function titlesIn(answer: string, { world }: Visitor): string[] {
  const titles = [...world.data.posts.values()].map(({ title }) => title).filter(({ length }) => length > 10)
  return titles.filter((title) => answer.includes(JSON.stringify(title).slice(1, -1)))
}

async function answerTo(visitor: Visitor, operation: WalkedOperation) {
  const response = await visitor.app.fetch(requestOf(visitor, callOf(operation)))
  const text = await response.text()
  return { status: response.status, text }
}

describe('to somebody outside a closed community', () => {
  const onSomething = operations.filter(
    ({ operationId, path }) =>
      /\{(community|post|comment|attachment|task|table|hashtag|collection|preflight|operation)Id\}|\/hashtags\/\{id\}/.test(
        path,
      ) && !forStrangers.includes(operationId),
  )

  it('each operation on it, and on what stands in it, is refused', async () => {
    const jules = await closedWorld()
    expect(onSomething.length).toBeGreaterThan(100)
    for (const operation of onSomething) {
      const { status, text } = await answerTo(jules, operation)
      // Drafts, collections and checks are their owner's alone: for others they are not there.
      const isPrivate =
        /\/posts\/\{postId\}\/(draft|publish|schedule|images|tables)|\/collections\/|\/bulk-transitions\//.test(
          operation.path,
        )
      expect([operation.operationId, status], text).toEqual([operation.operationId, isPrivate ? 404 : 403])
      expect(text, operation.operationId).toMatch(isPrivate ? /"[a-z-]+-not-found"/ : /"community-forbidden"/)
      expect(titlesIn(text, jules), operation.operationId).toEqual([])
    }
  })

  it('no list, count or search tells what stands in it', async () => {
    const jules = await closedWorld()
    const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    expect(lists.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['listPosts', 'listEvents', 'listWaiting', 'searchContent', 'quickSearch', 'listTasks']),
    )
    for (const list of lists)
      expect([list.operationId, titlesIn((await answerTo(jules, list)).text, jules)]).toEqual([list.operationId, []])
    for (const path of ['posts', 'events'])
      expect((await jules.send('GET', `${base}/${path}?communityId=quality-and-safety`)).status, path).toBe(403)
    const found = await jules.get<Schemas['SearchPage']>(`${base}/search?q=press&in=quality-and-safety`)
    expect([found.results, found.counts.all.value]).toEqual([[], 0])
    const body = { communityId: 'quality-and-safety', language: 'en' }
    expect((await jules.send('POST', `${base}/posts`, body)).status).toBe(403)
  })

  it('it shows its name, what it is about, its rules and how to join, and not one thing that stands in it', async () => {
    const jules = await closedWorld()
    const path = `${base}/communities/quality-and-safety`
    const giulia = await jules.another('giulia.riva')
    const inside = await giulia.get<Schemas['Community']>(path)
    expect(Object.values(inside.counts ?? {}).filter((count) => count > 0).length).toBeGreaterThan(4)
    const seen = await jules.get<Schemas['Community']>(path)
    const { name, description, about, rules, moderators, cover } = inside
    expect(about).not.toBeNull()
    expect(rules).toHaveLength(3)
    expect(seen).toMatchObject({ name, description, about, rules, moderators, cover })
    expect(seen).toMatchObject({ canRead: false, canJoin: true, joining: 'request', mine: null, follow: false })
    expect(seen).toMatchObject({ membersCount: 0, postsCount: 0, unreadPostsCount: 0, weekPostsCount: 0 })
    expect(new Set(Object.values(seen.counts ?? {}))).toEqual(new Set([0]))
    expect(seen.workflow).toBeNull()
    const { communities } = await jules.get<Schemas['CommunityList']>(`${base}/communities?scope=all`)
    const entry = communities.find(({ id }) => id === 'quality-and-safety')
    expect(entry).toMatchObject({ name, canRead: false, membersCount: 0, postsCount: 0, weekPostsCount: 0 })
  })

  it('it tells no more once it was asked for', async () => {
    const jules = await closedWorld()
    const path = `${base}/communities/quality-and-safety`
    await jules.ask('PUT', `${path}/membership`, { message: 'Please' })
    const seen = await jules.get<Schemas['Community']>(path)
    expect(seen).toMatchObject({ canRead: false, mine: { state: 'requested' }, membersCount: 0 })
    expect(new Set(Object.values(seen.counts ?? {}))).toEqual(new Set([0]))
    for (const part of ['members', 'files', 'hashtags', 'post-narrowing'])
      expect((await jules.send('GET', `${path}/${part}`)).status, part).toBe(403)
  })
})

it('an unlisted community refuses everything to those outside, joining too, and is named in no answer', async () => {
  const jules = await Visitor.signedIn('jules.perrin')
  for (const operation of operations.filter(({ path }) => path.includes('{communityId}'))) {
    const { path, ...call } = callOf(operation)
    const onBoard = path.replace(/communities\/[\w-]+/, 'communities/management-board')
    const response = await jules.app.fetch(requestOf(jules, { ...call, path: onBoard }))
    const { code } = (await response.json()) as { code: string }
    expect([operation.operationId, response.status, code]).toEqual([operation.operationId, 403, 'community-forbidden'])
  }
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  for (const list of lists)
    expect((await answerTo(jules, list)).text, list.operationId).not.toMatch(/management-board|Management board/)
  for (const path of [
    'communities?scope=all&search=board',
    'communities?scope=all&sort=active',
    'search?q=board',
    'search/quick?q=board',
  ])
    expect(await (await jules.send('GET', `${base}/${path}`)).text(), path).not.toMatch(/management-board/)
})
