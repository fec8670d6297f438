import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { mayRead } from '../views/communities.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'
const closed = `${base}/communities/shift-leads-torino`
const accounts = ['giulia.riva', 'marco.bianchi', 'sofia.karras', 'tiago.duarte', 'jules.perrin']

/** Every list that could tell of a community, as a person may ask for it. */
const lists = [
  '/communities',
  '/communities?scope=all',
  '/communities?scope=all&sort=active',
  '/communities?scope=all&search=shift',
  '/catalogs',
  '/events?pageSize=100',
  '/posts?pageSize=100',
  '/posts?pageSize=100&scope=mine',
  '/posts?pageSize=100&filter=archive',
  '/posts?pageSize=100&filter=unanswered',
  '/posts?pageSize=100&search=turn',
  '/posts?pageSize=100&authorId=davide-greco',
  '/posts?pageSize=100&sort=title',
]

describe('nothing of a closed community shows in a list', () => {
  it.each(accounts)('for %s', async (userName) => {
    const visitor = await Visitor.signedIn(userName)
    const { data } = visitor.world
    const person = [...data.people.values()].find(({ account }) => account?.userName === userName)
    if (!person) throw new Error('nobody is called that')
    const hidden = data.feed.filter((post) => !mayRead(data.communities.get(post.communityId), person))
    const unlisted = [...data.communities.values()].filter((one) => one.unlisted && !mayRead(one, person))
    for (const list of lists) {
      const text = JSON.stringify(await visitor.ask('GET', `${base}${list}`))
      for (const { title } of hidden) expect(text, list).not.toContain(JSON.stringify(title))
      for (const { id, name } of unlisted) {
        expect(text, list).not.toContain(id)
        expect(text, list).not.toContain(name)
      }
    }
    // The comparison compares something: only those who belong to both read everything.
    if (userName === 'giulia.riva') expect(hidden.length).toBeGreaterThan(2)
  })

  it('and counts nothing of it, but says how to get in', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const community = await giulia.ask<Schemas['Community']>('GET', closed)
    expect(community).toMatchObject({
      canRead: false,
      canJoin: true,
      joining: 'request',
      membersCount: 0,
      postsCount: 0,
    })
    expect(Object.values(community.counts ?? {}).every((count) => count === 0)).toBe(true)
    expect(community.rules?.length).toBeGreaterThan(0)
    for (const part of ['members', 'files', 'hashtags'])
      expect((await giulia.send('GET', `${closed}/${part}`)).status, part).toBe(403)
  })
})

describe('joining', () => {
  it('an open community makes a member, who follows it and may write; leaving keeps the follow', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/communities/people-and-places`
    const joined = await giulia.ask<Schemas['Community']>('PUT', `${path}/membership`, {})
    expect(joined).toMatchObject({ membership: 'member', canCreatePost: true, follow: true, canLeave: true })
    const before = joined.membersCount
    await giulia.send('DELETE', `${path}/membership`)
    const left = await giulia.ask<Schemas['Community']>('GET', path)
    expect(left).toMatchObject({ membership: 'none', canCreatePost: false, follow: true, canJoin: true })
    expect(left.membersCount).toBe(before - 1)
  })

  it('a closed one asks, tells the moderators, and lets in who is accepted', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const asked = await giulia.ask<Schemas['Community']>('PUT', `${closed}/membership`, { message: 'I plan line 4.' })
    expect(asked).toMatchObject({
      canRead: false,
      canJoin: false,
      mine: { state: 'requested', message: 'I plan line 4.' },
    })
    const marco = giulia.world.data.personal.get('marco-bianchi')?.notifications.at(-1)?.entry
    expect(marco).toMatchObject({
      typeId: 'activity-assigned',
      routerLink: '/community/shift-leads-torino/members?state=requested',
    })

    await giulia.signIn('marco.bianchi')
    const page = await giulia.ask<Schemas['MemberPage']>('GET', `${closed}/members?state=requested`)
    expect(page.memberships.map(({ user }) => user.id)).toContain('giulia-riva')
    await giulia.ask('PUT', `${closed}/members/giulia-riva/decision`, { accept: true })

    await giulia.signIn('giulia.riva')
    expect(await giulia.ask<Schemas['Community']>('GET', closed)).toMatchObject({ canRead: true, membership: 'member' })
  })

  it('what was asked for can be withdrawn, and a declined request rests for seven days', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    await giulia.ask('PUT', `${closed}/membership`, {})
    await giulia.send('DELETE', `${closed}/membership`)
    expect(await giulia.ask<Schemas['Community']>('GET', closed)).toMatchObject({ mine: null, canJoin: true })
    const { memberships } = giulia.world.data.communities.get('shift-leads-torino') ?? {}
    memberships?.set('giulia-riva', { state: 'declined', source: 'request', at: giulia.world.clock.now() })
    expect((await giulia.send('PUT', `${closed}/membership`, {})).status).toBe(409)
    giulia.world.clock.advance(7 * 24 * 3_600_000)
    await giulia.signIn('giulia.riva')
    expect(await giulia.ask<Schemas['Community']>('PUT', `${closed}/membership`, {})).toMatchObject({
      mine: { state: 'requested' },
    })
  })

  it('moderators invite, each person once, and let in who has asked', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const of = (id: string) => ({
      type: 'user',
      user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
    })
    const invitees = [of('tiago-duarte'), of('nicolo-villa'), of('davide-greco')]
    expect(await marco.ask('POST', `${closed}/invitations`, { invitees })).toEqual({ added: 2, already: 1 })
    expect(await marco.ask('POST', `${closed}/invitations`, { invitees })).toEqual({ added: 0, already: 3 })
    await marco.signIn('tiago.duarte')
    expect(await marco.ask('GET', closed)).toMatchObject({ canRead: false, canJoin: true, mine: { state: 'invited' } })
  })

  it('an invitation is accepted by joining', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/communities/atelier-lyon`
    expect(await giulia.ask('GET', path)).toMatchObject({ mine: { state: 'invited' }, canJoin: true })
    expect(await giulia.ask('PUT', `${path}/membership`, {})).toMatchObject({ mine: { source: 'invitation' } })
  })
})

describe('making a community', () => {
  it('makes one for a repeated key, whose maker moderates and follows it', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const body = { name: ' Energy scouts ', readAccess: 'members', listed: false, joining: 'invitation' }
    const make = () =>
      marco.app.request(`http://portal.test/api${base}/communities`, {
        method: 'POST',
        headers: { cookie: marco.cookie, 'content-type': 'application/json', 'idempotency-key': 'one-key-of-a-test' },
        body: JSON.stringify(body),
      })
    const made = (await (await make()).json()) as Schemas['Community']
    expect(made).toMatchObject({ name: 'Energy scouts', membership: 'moderator', follow: true, canEdit: true })
    expect(await (await make()).json()).toMatchObject({ id: made.id })
    const own = await marco.ask<Schemas['CommunityList']>('GET', `${base}/communities`)
    expect(own.communities.filter(({ name }) => name === 'Energy scouts')).toHaveLength(1)

    await marco.signIn('giulia.riva')
    expect((await marco.send('GET', `${base}/communities/${made.id}`)).status).toBe(403)
    const giulia = await marco.ask<Schemas['CommunityList']>('GET', `${base}/communities?scope=all`)
    expect(giulia.canCreate).toBe(false)
    expect(giulia.communities.map(({ id }) => id)).not.toContain(made.id)
  })
})

describe('changing a community', () => {
  const path = `${base}/communities/shift-leads-torino`

  it('is for moderators, changes what is said and lets the token of an earlier reader meet the change', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { occToken, rulesRevision } = await marco.ask<Schemas['Community']>('GET', path)
    const rules = [{ title: 'Two signatures.', text: '' }]
    const changed = await marco.ask<Schemas['Community']>('PATCH', path, { occToken, rules, posting: 'moderators' })
    expect(changed).toMatchObject({
      posting: 'moderators',
      rulesRevision: (rulesRevision ?? 0) + 1,
      canCreatePost: true,
    })
    const late = await marco.send('PATCH', path, { occToken, name: 'Late' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ current: { occToken: changed.occToken, rules: [rules[0]] } })
  })

  it('lets only moderators publish where that was chosen', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { occToken } = await marco.ask<Schemas['Community']>('GET', path)
    await marco.ask('PATCH', path, { occToken, posting: 'moderators' })
    const community = marco.world.data.communities.get('shift-leads-torino')
    community?.memberships?.set('giulia-riva', { state: 'member', source: 'invitation', at: 0 })
    await marco.signIn('giulia.riva')
    expect(await marco.ask('GET', path)).toMatchObject({
      canCreatePost: false,
      createPostRefusal: 'moderators-only',
      reasons: { canCreatePost: 'moderators-only' },
    })
  })

  it('moves it to another catalog, by which it is found then', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { occToken } = await marco.ask<Schemas['Community']>('GET', path)
    await marco.ask('PATCH', path, { occToken, catalogId: 'catalog-work' })
    const { communities } = await marco.ask<Schemas['CommunityList']>(
      'GET',
      `${base}/communities?scope=all&catalogId=catalog-work`,
    )
    expect(communities.map(({ id }) => id)).toContain('shift-leads-torino')
  })
})

describe('members', () => {
  const member = `${closed}/members/amina-diallo`

  it('become moderators and are taken out; within an hour that is taken back', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    expect(await marco.ask('PATCH', member, { role: 'moderator' })).toMatchObject({ role: 'moderator' })
    await marco.send('DELETE', member)
    const { memberships } = await marco.ask<Schemas['MemberPage']>('GET', `${closed}/members`)
    expect(memberships.map(({ user }) => user.id)).not.toContain('amina-diallo')
    expect(await marco.ask('PATCH', member, { role: 'moderator' })).toMatchObject({
      state: 'member',
      role: 'moderator',
    })
    await marco.send('DELETE', member)
    marco.world.clock.advance(3_600_001)
    await marco.signIn('marco.bianchi')
    expect((await marco.send('PATCH', member, { role: 'member' })).status).toBe(404)
  })
})

describe('the number of a hashtag', () => {
  it('is that of the posts and comments that name it, in its dialog and in the list of its community', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const count = async () => {
      const path = `${base}/posts/data/hashtags/safety/instances-count`
      const { count: told } = await giulia.ask<Schemas['Hashtag']>('GET', path)
      const list = `${base}/communities/quality-and-safety/hashtags?search=safety`
      const { hashtags } = await giulia.ask<Schemas['CommunityHashtagPage']>('GET', list)
      expect(hashtags.find(({ id }) => id === 'safety')?.count).toBe(told)
      return told
    }
    const before = await count()
    const comment = (ops: object[], clientKey: string) =>
      giulia.ask<Schemas['Comment']>('POST', `${base}/posts/p-1042/comments`, { content: { ops }, clientKey })
    await comment([{ insert: { hashtag: { id: 'safety', name: 'safety' } } }, { insert: '\n' }], 'one-key-of-a-test')
    const { id } = await comment([{ insert: 'Again #Safety, and #safety first.\n' }], 'two-keys-of-a-test')
    expect(await count()).toBe(before + 2)
    await giulia.send('DELETE', `${base}/comments/${id}`)
    expect(await count()).toBe(before + 1)
  })
})

describe('the directory', () => {
  it('is narrowed to a place', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const list = await giulia.ask<Schemas['CommunityList']>('GET', `${base}/communities?scope=all&site=Ulm,%20Germany`)
    expect(list.communities.map(({ id }) => id).sort()).toEqual(['old-press-shop', 'werk-ulm'])
    expect(list.sites).toContain('Ulm, Germany')
  })
})

describe('an archived community', () => {
  it('is read, and nothing is written or joined', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/communities/old-press-shop`
    const community = await giulia.ask<Schemas['Community']>('GET', path)
    expect(community).toMatchObject({ state: 'archived', canRead: true, canJoin: false, canCreatePost: false })
    const { posts } = await giulia.ask<Schemas['PostPage']>(
      'GET',
      `${base}/posts?communityId=old-press-shop&filter=archive`,
    )
    expect(posts).toHaveLength(community.counts?.archivedPosts ?? -1)
  })
})

describe('the numbers of a community', () => {
  it.each(['quality-and-safety', 'plant-torino', 'people-and-places'])('equal the lists of %s', async (id) => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const { counts } = await giulia.ask<Schemas['Community']>('GET', `${base}/communities/${id}`)
    const total = async (path: string) => (await giulia.ask<{ totalCount: number }>('GET', `${base}${path}`)).totalCount
    const { hashtags } = await giulia.ask<Schemas['CommunityHashtagPage']>(
      'GET',
      `${base}/communities/${id}/hashtags?pageSize=100`,
    )
    expect(counts).toEqual({
      posts: await total(`/posts?communityId=${id}`),
      archivedPosts: await total(`/posts?communityId=${id}&filter=archive`),
      events: await total(`/events?communityId=${id}`),
      files: await total(`/communities/${id}/files`),
      hashtags: hashtags.length,
      members: await total(`/communities/${id}/members`),
      requests: 0,
    })
  })
})

describe('the orders and pages of posts', () => {
  it.each(['newest', 'oldest', 'title', 'comments'])('%s goes on over pages without a gap', async (sort) => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/posts?communityId=it-service-desk&sort=${sort}`
    const ids: string[] = []
    let token: string | null = null
    do {
      const rest: string = token === null ? '' : `&pageToken=${token}`
      const page: Schemas['PostPage'] = await giulia.ask('GET', `${path}&pageSize=7${rest}`)
      ids.push(...page.posts.map(({ id }) => id))
      token = page.nextPageToken
    } while (token !== null)
    const { totalCount } = await giulia.ask<Schemas['PostPage']>('GET', path)
    expect(new Set(ids).size).toBe(totalCount)
    expect(ids).toHaveLength(totalCount ?? -1)
  })
})

describe('archiving', () => {
  const path = '/internal/v2/communication/communities/quality-and-safety'
  const get = (visitor: Visitor) => visitor.ask<Schemas['Community']>('GET', path)
  const postIds = async (visitor: Visitor, filter: string) =>
    (
      await visitor.ask<Schemas['PostPage']>(
        'GET',
        `/internal/v2/communication/posts?communityId=quality-and-safety&filter=${filter}&pageSize=100`,
      )
    ).posts.map(({ id }) => id)

  /** Giulia moderates the community, and Nicolò waits to join it. */
  async function moderated() {
    const giulia = await Visitor.signedIn('giulia.riva')
    const community = giulia.world.data.communities.get('quality-and-safety')
    community?.roles?.set('giulia-riva', 'moderator')
    community?.memberships?.set('ines-castro', { state: 'requested', source: 'request', at: giulia.world.clock.now() })
    return giulia
  }

  it('closes a community to all writing, keeps it readable, and brings back what went with it', async () => {
    const giulia = await moderated()
    const before = await get(giulia)
    const archivedBefore = await postIds(giulia, 'archive')
    const archived = await giulia.ask<Schemas['Community']>('PUT', `${path}/archive`, {
      note: ' Goes on in Learning corner. ',
      occToken: before.occToken,
    })
    expect(archived).toMatchObject({ state: 'archived', canCreatePost: false, canJoin: false, canEdit: false })
    expect(archived).toMatchObject({ canArchive: true, canRemove: false })
    expect(archived.archived).toMatchObject({ by: { id: 'giulia-riva' }, note: 'Goes on in Learning corner.' })
    expect(await postIds(giulia, 'latest')).toEqual([])
    expect((await postIds(giulia, 'archive')).length).toBe(archivedBefore.length + (before.counts?.posts ?? 0))
    const mine = await giulia.ask<Schemas['CommunityList']>('GET', '/internal/v2/communication/communities')
    expect(mine.communities.map(({ id }) => id)).not.toContain('quality-and-safety')
    expect(giulia.world.data.communities.get('quality-and-safety')?.memberships?.get('ines-castro')?.state).toBe(
      'declined',
    )

    const back = await giulia.ask<Schemas['Community']>('DELETE', `${path}/archive`)
    expect(back).toMatchObject({ state: 'active', archived: null, counts: { posts: before.counts?.posts } })
    expect(await postIds(giulia, 'archive')).toEqual(archivedBefore)
  })

  it('is for those who moderate it, and removing for root alone and only afterwards', async () => {
    const sofia = await Visitor.signedIn('sofia.karras')
    expect((await get(sofia)).canArchive).toBe(false)
    const elena = await Visitor.signedIn('elena.papadaki')
    const { occToken, canArchive, canRemove } = await get(elena)
    expect([canArchive, canRemove]).toEqual([true, false])
    expect((await elena.send('DELETE', path)).status).toBe(409)
    await elena.ask('PUT', `${path}/archive`, { occToken })
    const first = (await postIds(elena, 'archive'))[0]
    expect((await get(elena)).canRemove).toBe(true)
    expect((await elena.send('DELETE', path)).status).toBe(204)
    expect((await elena.send('GET', path)).status).toBe(404)
    expect((await elena.send('GET', `/internal/v2/communication/posts/${first}`)).status).toBe(404)
  })
})
