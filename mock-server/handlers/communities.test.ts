import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { coverOfCommunity, sendPicture } from '../testing/walk.ts'
import { mayRead } from '../views/communities.ts'

const base = '/internal/v2/communication'
const closed = `${base}/communities/shift-leads-torino`
const accounts = ['giulia.riva', 'marco.bianchi', 'sofia.karras', 'tiago.duarte', 'jules.perrin']

type Community = Schemas['Community']

/** Every list that could tell of a community, as a person may ask for it. */
const lists = [
  '/communities',
  '/communities?scope=all',
  '/communities?scope=all&sort=active',
  '/communities?scope=all&search=board',
  '/catalogs',
  '/events?pageSize=100',
  '/posts?pageSize=100',
  '/posts?pageSize=100&filter=unanswered',
  '/posts?pageSize=100&filter=archive',
]

describe('nothing of a closed community shows in a list', () => {
  it.each(accounts)('for %s', async (userName) => {
    const visitor = await Visitor.signedIn(userName)
    const { data } = visitor.world
    const person = [...data.people.values()].find(({ account }) => account?.userName === userName)
    if (!person) throw new Error('nobody is called that')
    const hidden = data.feed.filter((post) => !mayRead(data.communities.get(post.communityId), person))
    const unlisted = [...data.communities.values()].filter((one) => one.unlisted && !mayRead(one, person))
    // The comparison compares something.
    expect(hidden.length + unlisted.length).toBeGreaterThan(0)
    for (const list of lists) {
      const text = JSON.stringify(await visitor.get(`${base}${list}`))
      for (const { title } of hidden) expect(text, list).not.toContain(JSON.stringify(title))
      for (const { id } of unlisted) expect(text, list).not.toContain(`"${id}"`)
    }
  })

  it('and nothing of it is counted, though it says how to get in', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const community = await giulia.get<Community>(closed)
    expect(community).toMatchObject({ canRead: false, canJoin: true, joining: 'request', membersCount: 0 })
    expect(community).toMatchObject({ postsCount: 0, counts: { members: 0, requests: 0 } })
    expect(community.rules?.length).toBeGreaterThan(0)
    expect((await giulia.send('GET', `${closed}/members`)).status).toBe(403)
    expect((await giulia.send('PUT', `${closed}/follow`)).status).toBe(403)
  })
})

describe('joining', () => {
  it('an open community makes a member, who follows it and may write; leaving keeps the follow', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/communities/people-and-places`
    const joined = await giulia.ask<Community>('PUT', `${path}/membership`, {})
    expect(joined).toMatchObject({ membership: 'member', canCreatePost: true, follow: true, canLeave: true })
    await giulia.send('DELETE', `${path}/membership`)
    const left = await giulia.get<Community>(path)
    expect(left).toMatchObject({ membership: 'none', canCreatePost: false, follow: true, canJoin: true })
    expect(left.membersCount).toBe(joined.membersCount - 1)
  })

  it('a closed one asks, tells the moderators, and lets in who is accepted', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const asked = await giulia.ask<Community>('PUT', `${closed}/membership`, { message: 'I plan line 4.' })
    expect(asked).toMatchObject({ canRead: false, canJoin: false })
    expect(asked.mine).toMatchObject({ state: 'requested', message: 'I plan line 4.' })
    expect(newestOf(giulia, 'marco-bianchi')).toMatchObject({
      typeId: 'activity-assigned',
      title: 'Giulia Riva asks to join Schichtleitung Torino',
      routerLink: '/community/shift-leads-torino/members',
    })

    const marco = await giulia.another('marco.bianchi')
    const page = await marco.get<Schemas['MemberPage']>(`${closed}/members?state=requested`)
    expect(page.memberships.map(({ user }) => user.id)).toContain('giulia-riva')
    await marco.ask('PUT', `${closed}/members/giulia-riva/decision`, { accept: true })
    expect(newestOf(giulia, 'giulia-riva')).toMatchObject({ title: 'You are a member of Schichtleitung Torino now' })
    expect(await giulia.get(closed)).toMatchObject({ canRead: true, canCreatePost: true, membership: 'member' })
  })

  it('tells the reason to who was declined, and refuses another request for seven days', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    await giulia.ask('PUT', `${closed}/membership`, {})
    const marco = await giulia.another('marco.bianchi')
    await marco.ask('PUT', `${closed}/members/giulia-riva/decision`, { accept: false, reason: 'You lead no shift.' })
    expect(newestOf(giulia, 'giulia-riva')?.title).toMatch(/was declined: You lead no shift\.$/)
    expect((await giulia.send('PUT', `${closed}/membership`, {})).status).toBe(409)
    giulia.world.clock.advance(7 * 24 * 3_600_000)
    await giulia.signIn('giulia.riva')
    expect(await giulia.ask('PUT', `${closed}/membership`, {})).toMatchObject({ mine: { state: 'requested' } })
  })

  it('is taken back by who asked', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    await giulia.ask('PUT', `${closed}/membership`, {})
    await giulia.send('DELETE', `${closed}/membership`)
    expect(await giulia.get(closed)).toMatchObject({ mine: null, canJoin: true })
  })

  it('follows an invitation, which reaches each person once and lets in who has asked', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const of = (id: string) => ({
      type: 'user',
      user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
    })
    const invitees = [of('tiago-duarte'), of('nicolo-villa'), of('davide-greco')]
    expect(await marco.ask('POST', `${closed}/invitations`, { invitees })).toEqual({ added: 2, already: 1 })
    expect(await marco.ask('POST', `${closed}/invitations`, { invitees })).toEqual({ added: 0, already: 3 })
    const tiago = await marco.another('tiago.duarte')
    expect(await tiago.get(closed)).toMatchObject({ canRead: false, canJoin: true, mine: { state: 'invited' } })
    const joined = await tiago.ask<Community>('PUT', `${closed}/membership`, {})
    expect(joined).toMatchObject({ canRead: true, mine: { state: 'member', source: 'invitation' } })
  })

  it('is declined by who was invited', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/communities/atelier-lyon`
    expect(await giulia.get(path)).toMatchObject({ mine: { state: 'invited' } })
    await giulia.send('DELETE', `${path}/membership`)
    expect(await giulia.get(path)).toMatchObject({ mine: null })
  })
})

describe("a person's own other windows", () => {
  const open = `${base}/communities/people-and-places`

  it('are told of joining, following and leaving, and not where nothing changed', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    let told = 0
    giulia.world.events.on('notifications-changed', ({ userId }) => (told += Number(userId === 'giulia-riva')))
    for (const [method, path, body] of [
      ['PUT', `${open}/membership`, {}],
      ['DELETE', `${open}/follow`],
      ['PUT', `${open}/follow`],
      ['DELETE', `${open}/membership`],
      ['PUT', `${closed}/membership`, {}],
      ['DELETE', `${closed}/membership`],
    ] as const) {
      told = 0
      expect((await giulia.send(method, path, body)).ok).toBe(true)
      expect(told, `${method} ${path}`).toBe(1)
    }
    told = 0
    await giulia.send('PUT', `${open}/follow`)
    expect(told).toBe(0)
  })
})

describe('following', () => {
  it('puts the posts of a community among the followed ones, and takes them out again', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const follow = `${base}/communities/thessaloniki/follow`
    const followed = async () => {
      const { posts } = await giulia.get<Schemas['PostPage']>(`${base}/posts?filter=followed&pageSize=100`)
      return posts.filter(({ community }) => community.id === 'thessaloniki').length
    }
    const before = await followed()
    await giulia.ask('PUT', follow)
    expect(await followed()).toBeGreaterThan(before)
    await giulia.ask('DELETE', follow)
    expect(await followed()).toBe(before)
  })

  it('is not needed to hear of a mention or a task', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const community = `${base}/communities/quality-and-safety`
    await giulia.ask('PUT', `${community}/follow`)
    await giulia.ask('DELETE', `${community}/follow`)
    expect(await giulia.get(community)).toMatchObject({ follow: false })
    const marco = await giulia.another('marco.bianchi')

    const mention = { mention: { id: 'giulia-riva', name: 'Giulia Riva' } }
    const content = { ops: [{ insert: mention }, { insert: ' see page 3\n' }] }
    await marco.ask('POST', `${base}/posts/p-1042/comments`, { content, clientKey: 'to-one-who-follows-not' })
    expect(newestOf(giulia, 'giulia-riva')).toMatchObject({ typeId: 'comment-mention', post: { id: 'p-1042' } })
    const { mentions } = await giulia.get<Schemas['MentionPage']>(`${base}/mentions?filter=unread`)
    expect(mentions[0]).toMatchObject({ author: { id: 'marco-bianchi' }, excerpt: 'Giulia Riva see page 3' })

    const user = { id: 'giulia-riva', fullName: '', firstName: '', accountPhotoUrl: null, deleted: false }
    const body = { title: 'Measure press 2', assignees: [{ type: 'user', user }] }
    const made = await marco.ask<Schemas['TasksMade']>('POST', `${base}/posts/p-1042/tasks`, body)
    expect(newestOf(giulia, 'giulia-riva')).toMatchObject({ typeId: 'task-assign', post: { id: 'p-1042' } })
    const { tasks } = await giulia.get<Schemas['TaskPage']>(`${base}/tasks`)
    expect(tasks.map(({ id }) => id)).toContain(made.tasks[0]?.id)
  })
})

describe('making a community', () => {
  it('makes one for a repeated key, whose maker moderates and follows it', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const body = { name: ' Energy scouts ', readAccess: 'members', listed: false, joining: 'invitation' }
    const make = async () => {
      const key = { 'idempotency-key': 'one-key-of-a-test' }
      return (await (await marco.send('POST', `${base}/communities`, body, key)).json()) as Community
    }
    const made = await make()
    expect(made).toMatchObject({ name: 'Energy scouts', membership: 'moderator', follow: true, canEdit: true })
    expect(await make()).toMatchObject({ id: made.id })
    const own = await marco.get<Schemas['CommunityList']>(`${base}/communities`)
    expect(own.communities.filter(({ name }) => name === 'Energy scouts')).toHaveLength(1)

    const giulia = await marco.another('giulia.riva')
    expect((await giulia.send('GET', `${base}/communities/${made.id}`)).status).toBe(403)
    const { communities, canCreate } = await giulia.get<Schemas['CommunityList']>(`${base}/communities?scope=all`)
    expect(canCreate).toBe(false)
    expect(communities.map(({ id }) => id)).not.toContain(made.id)
  })
})

describe('changing a community', () => {
  it('meets the token of an earlier reader with how it stands', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { occToken, rulesRevision = 0 } = await marco.get<Community>(closed)
    const rules = [{ title: 'Two signatures.', text: '' }]
    const changed = await marco.ask<Community>('PATCH', closed, { occToken, rules, site: null })
    expect(changed).toMatchObject({ rulesRevision: rulesRevision + 1, site: null, posting: 'members' })
    const late = await marco.send('PATCH', closed, { occToken, name: 'Late' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ current: { occToken: changed.occToken, rules: [rules[0]] } })
  })

  it('gives it a cover, which header and directory show, new words for it, and none again', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const path = `${base}/communities/quality-and-safety`
    const shown = async () => {
      const { communities } = await elena.get<Schemas['CommunityList']>(`${base}/communities?scope=all`)
      const { cover } = await elena.get<Community>(path)
      expect(communities.find(({ id }) => id === 'quality-and-safety')?.cover).toEqual(cover)
      return cover
    }
    const put = async (cover: Schemas['CommunityChange']['cover']) => {
      const { occToken } = await elena.get<Community>(path)
      return elena.ask<Community>('PATCH', path, { cover, occToken })
    }
    const drawn = await shown()
    await sendPicture(elena, undefined, coverOfCommunity)
    await put({ fileId: 'file-1', alternativeText: 'The hall', focalPoint: { x: 0.2, y: 0.3 } })
    const sent = await shown()
    expect(sent?.url).not.toBe(drawn?.url)
    expect(sent).toMatchObject({ alternativeText: 'The hall', focalPoint: { x: 0.2, y: 0.3 } })
    await put({ alternativeText: 'The press hall' })
    expect(await shown()).toEqual({ ...sent, alternativeText: 'The press hall' })
    await put(null)
    expect(await shown()).toBeNull()
  })

  it('lets only moderators publish where that was chosen', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { occToken } = await marco.get<Community>(closed)
    await marco.ask('PATCH', closed, { occToken, posting: 'moderators' })
    const { memberships } = marco.world.data.communities.get('shift-leads-torino') ?? {}
    memberships?.set('giulia-riva', { state: 'member', source: 'invitation', at: 0 })
    const giulia = await marco.another('giulia.riva')
    const reasons = { canCreatePost: 'moderators-only' }
    expect(await giulia.get(closed)).toMatchObject({ canCreatePost: false, reasons })
    const begun = await giulia.send('POST', `${base}/posts`, { communityId: 'shift-leads-torino', language: 'it' })
    expect(begun.status).toBe(403)
  })

  it('moves it to another catalog, by which it is found then', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { occToken } = await marco.get<Community>(closed)
    await marco.ask('PATCH', closed, { occToken, catalogId: 'catalog-work' })
    const path = `${base}/communities?scope=all&catalogId=catalog-work`
    const { communities } = await marco.get<Schemas['CommunityList']>(path)
    expect(communities.map(({ id }) => id)).toContain('shift-leads-torino')
  })
})

describe('members', () => {
  const member = `${closed}/members/amina-diallo`

  it('become moderators and are taken out; within an hour that is taken back', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    expect(await marco.ask('PATCH', member, { role: 'moderator' })).toMatchObject({ role: 'moderator' })
    await marco.send('DELETE', member)
    const { memberships } = await marco.get<Schemas['MemberPage']>(`${closed}/members`)
    expect(memberships.map(({ user }) => user.id)).not.toContain('amina-diallo')
    expect(await marco.ask('PATCH', member, { role: 'member' })).toMatchObject({ state: 'member', role: 'member' })
    await marco.send('DELETE', member)
    marco.world.clock.advance(3_600_001)
    await marco.signIn('marco.bianchi')
    expect((await marco.send('PATCH', member, { role: 'member' })).status).toBe(404)
  })

  it('are listed with the moderators first, and as many as the community says', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { memberships, totalCount } = await marco.get<Schemas['MemberPage']>(`${closed}/members`)
    expect(memberships.map(({ role }) => role)).toEqual(['moderator', 'moderator', 'member', 'member', 'member'])
    const { counts } = await marco.get<Community>(closed)
    expect(counts).toMatchObject({ members: totalCount, requests: 2 })
  })
})

describe('an archived community', () => {
  const archive = `${closed}/archive`
  const token = async (visitor: Visitor) => (await visitor.get<Community>(closed)).occToken
  const put = async (visitor: Visitor, note?: string) =>
    visitor.ask<Community>('PUT', archive, { note, occToken: await token(visitor) })

  it('says by whom and why, can be read, and takes nothing new; brought back it is as it was', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const before = await marco.get<Community>(closed)
    const feed = `${base}/posts?communityId=shift-leads-torino`
    const { posts } = await marco.get<Schemas['PostPage']>(feed)
    const archived = await put(marco, ' Moved. ')
    expect(archived).toMatchObject({ archived: { by: { id: 'marco-bianchi' }, note: 'Moved.' }, canEdit: false })
    expect(archived).toMatchObject({ canCreatePost: false, canManageMembers: false, counts: { requests: 0 } })
    expect((await marco.get<Schemas['PostPage']>(feed)).posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
    const own = await marco.get<Schemas['CommunityList']>(`${base}/communities`)
    expect(own.communities.map(({ id }) => id)).not.toContain('shift-leads-torino')
    for (const { id } of posts) {
      expect(await marco.get(`${base}/posts/${id}`)).toMatchObject({
        canComment: false,
        canEdit: false,
        canRemove: false,
      })
      expect((await marco.send('PUT', `${base}/posts/${id}/archive`)).status).toBe(403)
    }
    const brought = await marco.ask<Community>('DELETE', archive)
    expect(brought).toMatchObject({ archived: null, canCreatePost: true, counts: { posts: before.counts?.posts } })
    expect((await marco.get<Schemas['PostPage']>(feed)).posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
  })

  it('declines who asked to join, and is found by its name alone', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    await put(marco)
    const { memberships } = marco.world.data.communities.get('shift-leads-torino') ?? {}
    expect(memberships?.get('nicolo-villa')?.state).toBe('declined')
    const directory = async (query: string) =>
      (await marco.get<Schemas['CommunityList']>(`${base}/communities?scope=all${query}`)).communities.map(
        ({ id }) => id,
      )
    expect(await directory('')).not.toContain('shift-leads-torino')
    expect(await directory('&search=schicht')).toContain('shift-leads-torino')
  })

  it('is archived by its moderators alone', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const path = `${base}/communities/quality-and-safety`
    expect(await giulia.get<Community>(path)).toMatchObject({ canArchive: false })
    expect((await giulia.send('PUT', `${path}/archive`, { occToken: 'quality-and-safety-1' })).status).toBe(403)
  })
})

describe('the posts of a community', () => {
  const of = (visitor: Visitor, query: string) =>
    visitor.get<Schemas['PostPage']>(`${base}/posts?communityId=quality-and-safety&pageSize=100&${query}`)

  it('are narrowed by each thing that they say they can be narrowed by, and counted', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { posts, totalCount } = await of(marco, 'sort=number')
    const narrowing = await marco.get<Schemas['PostNarrowing']>(`${base}/communities/quality-and-safety/post-narrowing`)
    expect(posts).toHaveLength(totalCount ?? 0)
    const numbers = posts.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    const { states, authors, hashtags, years } = narrowing
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
    for (const { year, count } of years) expect((await of(marco, `year=${year}`)).totalCount).toBe(count)
    expect((await of(marco, 'year=2019')).totalCount).toBe(0)
    for (const query of [
      `stateId=${states[0]?.id}`,
      `authorId=${authors[0]?.id}`,
      `hashtagId=${hashtags[0]?.id}`,
      `search=${posts[0]?.number}`,
    ]) {
      const some = await of(marco, query)
      expect(some.posts.length, query).toBeGreaterThan(0)
      expect(some.posts.length, query).toBeLessThan(posts.length)
    }
  })

  it('go into its archive and out of it, with the counts of the community', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const path = `${base}/communities/quality-and-safety`
    const counts = async () => (await marco.get<Community>(path)).counts
    const before = await counts()
    // Each number leads to a list of as many.
    expect([before?.posts, before?.archivedPosts]).toEqual([
      (await of(marco, 'sort=number')).totalCount,
      (await of(marco, 'filter=archive&sort=number')).totalCount,
    ])
    const { posts } = await of(marco, 'sort=-changed')
    const first = posts.find(({ canArchive }) => canArchive)
    await marco.send('PUT', `${base}/posts/${first?.id}/archive`)
    const narrowing = await marco.get<Schemas['PostNarrowing']>(`${path}/post-narrowing?filter=archive`)
    const inYears = await Promise.all(
      narrowing.years.map(async ({ year, count }) => [
        (await of(marco, `filter=archive&year=${year}`)).totalCount,
        count,
      ]),
    )
    for (const [listed, counted] of inYears) expect(listed).toBe(counted)
    expect(inYears.reduce((sum, [listed = 0]) => sum + (listed ?? 0), 0)).toBe((before?.archivedPosts ?? 0) + 1)
    expect((await of(marco, 'filter=archive&year=1999')).totalCount).toBe(0)
    expect((await of(marco, 'filter=archive&sort=-changed')).posts[0]).toMatchObject({
      id: first?.id,
      canArchive: true,
    })
    expect(await counts()).toMatchObject({
      posts: (before?.posts ?? 0) - 1,
      archivedPosts: (before?.archivedPosts ?? 0) + 1,
    })
  })
})

describe('the directory', () => {
  const of = async (visitor: Visitor, query: string) => {
    const list = await visitor.get<Schemas['CommunityList']>(`${base}/communities?scope=all&${query}`)
    return list.communities.map(({ id }) => id)
  }

  it('begins with the communities of the person and is narrowed by what is asked for', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    expect((await of(giulia, 'pageSize=5')).toSorted()).toEqual([
      'atelier-lyon',
      'it-service-desk',
      'learning-corner',
      'product-launches',
      'quality-and-safety',
    ])
    expect(await of(giulia, 'site=Ulm,%20Germany')).toEqual(['werk-ulm'])
    expect(await of(giulia, 'search=schicht')).toEqual(['shift-leads-torino'])
    expect(await of(giulia, 'language=el')).toEqual(['thessaloniki'])
    const joinable = await of(giulia, 'joinable=true')
    expect(joinable).toContain('people-and-places')
    expect(joinable).not.toContain('shift-leads-torino')
    expect(joinable).not.toContain('quality-and-safety')
  })

  it.each(['name', 'active', 'new'])('goes on over its pages without a gap, by %s', async (sort) => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const ids: string[] = []
    let token: string | null | undefined = ''
    while (token != null) {
      const path = `${base}/communities?scope=all&sort=${sort}&pageSize=4${token && `&pageToken=${token}`}`
      const list: Schemas['CommunityList'] = await giulia.get(path)
      ids.push(...list.communities.map(({ id }) => id))
      token = list.nextPageToken
    }
    expect(ids).toEqual(await of(giulia, `sort=${sort}`))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

function newestOf({ world }: Visitor, personId: string) {
  return world.data.personal.get(personId)?.notifications.at(-1)?.entry
}

describe('the parts of a community', () => {
  const line = `${base}/communities/quality-and-safety`
  const open = async () => {
    const visitor = await Visitor.signedIn('giulia.riva')
    return { visitor, counts: (await visitor.get<Community>(line)).counts }
  }

  it('hold as many events, files and hashtags as the community says', async () => {
    const { visitor, counts } = await open()
    const { events, totalCount } = await visitor.get<Schemas['EventPage']>(
      `${base}/events?communityId=quality-and-safety&pageSize=100`,
    )
    expect(new Set(events.map(({ community }) => community.id))).toEqual(new Set(['quality-and-safety']))
    const files = await visitor.get<Schemas['CommunityFilePage']>(`${line}/files?pageSize=100`)
    const hashtags = await visitor.get<Schemas['CommunityHashtagPage']>(`${line}/hashtags?pageSize=100`)
    expect(counts).toMatchObject({ events: totalCount, files: files.totalCount, hashtags: hashtags.totalCount })
    expect(files.files).toHaveLength(files.counts.media + files.counts.documents)
  })

  it('list its media and its documents apart, and the files of an archived post no more', async () => {
    const { visitor } = await open()
    const media = await visitor.get<Schemas['CommunityFilePage']>(`${line}/files?kind=media&pageSize=100`)
    expect(new Set(media.files.map(({ kind }) => kind))).toEqual(new Set(['media']))
    const [first] = media.files
    const post = visitor.world.data.posts.get(first?.post.id ?? '')
    if (post) post.archived = true
    const later = await visitor.get<Schemas['CommunityFilePage']>(`${line}/files?pageSize=100`)
    expect(later.files.map((file) => file.post.id)).not.toContain(first?.post.id)
  })

  it('order its hashtags by use, by their last use or by name', async () => {
    const { visitor } = await open()
    const tags = async (sort: string) =>
      (await visitor.get<Schemas['CommunityHashtagPage']>(`${line}/hashtags?sort=${sort}&pageSize=100`)).hashtags
    const used = (await tags('used')).map(({ count }) => count)
    expect(used).toEqual(used.toSorted((one, other) => other - one))
    const recent = (await tags('recent')).map(({ lastUsedAt }) => lastUsedAt ?? '')
    expect(recent).toEqual(recent.toSorted().toReversed())
    const names = (await tags('name')).map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  })

  it('have no hashtags where the community has switched them off', async () => {
    const { visitor } = await open()
    const { counts } = await visitor.get<Community>(`${base}/communities/people-and-places`)
    expect(counts?.hashtags).toBe(0)
  })
})

it('takes no likes in a community that is archived, until it is back', async () => {
  const elena = await Visitor.signedIn('elena.papadaki')
  const line = `${base}/communities/quality-and-safety`
  const { occToken } = await elena.get<Community>(line)
  await elena.ask('PUT', `${line}/archive`, { occToken })
  const canLike = async () => (await elena.get<Schemas['Post']>(`${base}/posts/p-1042`)).canLike
  const likes = [`${base}/posts/p-1042/like`, `${base}/comments/cm-801/like`]
  expect(await canLike()).toBe(false)
  for (const like of likes) expect((await elena.send('PUT', like)).status).toBe(409)
  await elena.send('DELETE', `${line}/archive`)
  expect(await canLike()).toBe(true)
  for (const like of likes) expect((await elena.send('PUT', like)).status).toBe(200)
})

describe('removing a community for good', () => {
  const line = `${base}/communities/quality-and-safety`

  it('is for those who administer the portal, once it is in the archive', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const { canRemove, occToken } = await elena.get<Community>(line)
    expect(canRemove).toBe(false)
    expect((await elena.send('DELETE', `${line}?occToken=${occToken}`)).status).toBe(409)
    const archived = await elena.ask<Community>('PUT', `${line}/archive`, { occToken })
    expect(archived.canRemove).toBe(true)
    const marco = await elena.another('marco.bianchi')
    expect((await marco.get<Community>(line)).canRemove).toBe(false)
    expect((await elena.send('DELETE', `${line}?occToken=${archived.occToken}`)).status).toBe(204)
    expect((await elena.send('GET', line)).status).toBe(404)
  })

  it('takes what was written there along, for everybody', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const giulia = await elena.another('giulia.riva')
    const { occToken } = await elena.get<Community>(line)
    const archived = await elena.ask<Community>('PUT', `${line}/archive`, { occToken })
    await elena.send('DELETE', `${line}?occToken=${archived.occToken}`)
    expect((await giulia.send('GET', `${base}/posts/p-1042`)).status).toBe(404)
    const { communities } = await giulia.get<Schemas['CommunityList']>(`${base}/communities`)
    expect(communities.map(({ id }) => id)).not.toContain('quality-and-safety')
    const feed = await giulia.get<Schemas['PostPage']>(`${base}/posts?pageSize=100`)
    expect(feed.posts.map(({ community }) => community.id)).not.toContain('quality-and-safety')
    for (const path of ['waiting', 'mentions', 'favourites', 'tasks', 'workflow-posts', 'drafts', 'events'])
      expect([path, (await giulia.send('GET', `${base}/${path}`)).status]).toEqual([path, 200])
  })
})
