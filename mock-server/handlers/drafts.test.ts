import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Post = Schemas['Post']

const base = '/internal/v2/communication'
const posts = `${base}/posts`
const newestOf = async (visitor: Visitor) =>
  (await visitor.get<Schemas['NotificationsStream']>(`${base}/update-notifications/notifications-stream`)).notifications
const feedOf = async (visitor: Visitor) => (await visitor.get<Schemas['PostPage']>(`${posts}?filter=latest`)).posts
const statusOf = async (visitor: Visitor, path: string) => (await visitor.send('GET', path)).status

const place = { communityId: 'quality-and-safety', language: 'en' }

/** Begins a post, writes it, and publishes it. */
async function publish(visitor: Visitor, communityId: string, content: Schemas['Delta']): Promise<Post> {
  const { id, occToken } = await visitor.ask<Post>('POST', posts, { communityId, language: 'en' })
  const draft = await visitor.get<Schemas['Draft']>(`${posts}/${id}/draft`)
  const kept = { title: 'A new rule', content, communityId, language: 'en', baseRevision: null }
  const saved = await visitor.ask<Schemas['DraftSaved']>('PUT', `${posts}/${id}/draft`, {
    ...kept,
    occToken: draft.occToken,
  })
  return visitor.ask<Post>('POST', `${posts}/${id}/publish`, { draftOccToken: saved.occToken, occToken })
}

describe('a scheduled post', () => {
  it('is out for others at its time, and can then no longer be taken back', async () => {
    const giulia = await Visitor.signedIn()
    const marco = await giulia.another('marco.bianchi')
    const [waiting] = (await giulia.get<Schemas['DraftPage']>(`${base}/drafts?state=scheduled`)).drafts.filter(
      ({ publication }) => !publication.failure,
    )
    const { id = '', publication } = waiting ?? {}
    const due = Date.parse(publication?.publishAt?.zonedDatetime ?? '') - giulia.world.clock.now()
    giulia.world.clock.advance(due - 1_000)
    await Promise.all([giulia.signIn('giulia.riva'), marco.signIn('marco.bianchi')])
    expect(await statusOf(marco, `${posts}/${id}`)).toBe(404)
    giulia.world.clock.advance(1_000)
    expect(await feedOf(marco)).toContainEqual(expect.objectContaining({ id }))
    expect(await (await giulia.send('DELETE', `${posts}/${id}/schedule`)).json()).toMatchObject({
      status: 409,
      code: 'already-published',
      current: { id, publication: { state: 'published' } },
    })
  })

  it('whose author may no longer write there stays, says why, and can be tried again', async () => {
    const giulia = await Visitor.signedIn()
    const { drafts } = await giulia.get<Schemas['DraftPage']>(`${base}/drafts?state=scheduled`)
    expect(drafts[0]?.publication).toMatchObject({ state: 'scheduled', failure: { code: 'posting-forbidden' } })
    const id = drafts[0]?.id ?? ''
    const taken = await giulia.ask<Post>('DELETE', `${posts}/${id}/schedule`)
    expect(taken.publication).toEqual({ state: 'draft' })
    const { occToken } = await giulia.get<Schemas['Draft']>(`${posts}/${id}/draft`)
    const again = { draftOccToken: occToken, occToken: taken.occToken }
    expect(await (await giulia.send('POST', `${posts}/${id}/publish`, again)).json()).toMatchObject({
      code: 'posting-forbidden',
    })
  })
})

describe('the archive', () => {
  it('takes a post from the feed, closes its comments, and gives all of it back', async () => {
    const giulia = await Visitor.signedIn()
    const listed = async () => (await feedOf(giulia)).some(({ id }) => id === 'p-967')
    const comment = { content: { ops: [{ insert: 'Still open?\n' }] }, clientKey: 'archive' }
    await giulia.ask('PUT', `${posts}/p-967/archive`)
    expect(await listed()).toBe(false)
    expect(await giulia.get(`${posts}/p-967`)).toMatchObject({ canComment: false, publication: { state: 'archived' } })
    expect((await giulia.send('POST', `${posts}/p-967/comments`, comment)).status).toBe(403)
    await giulia.ask('DELETE', `${posts}/p-967/archive`)
    expect(await giulia.get(`${posts}/p-967`)).toMatchObject({ canComment: true, publication: { state: 'published' } })
    expect((await giulia.send('POST', `${posts}/p-967/comments`, comment)).status).toBe(201)
  })
})

describe('the day of the archive', () => {
  it('takes a published post there as it begins where its author is, and no more once it was changed', async () => {
    const giulia = await Visitor.signedIn()
    const { occToken } = await giulia.get<Post>(`${posts}/p-1041`)
    const draft = await giulia.get<Schemas['Draft']>(`${posts}/p-1041/draft`)
    const { title, content, communityId, language } = draft
    const fields = { title, content, communityId, language, baseRevision: null, archiveAt: '2026-11-24' }
    const saved = await giulia.ask<Schemas['DraftSaved']>('PUT', `${posts}/p-1041/draft`, {
      ...fields,
      occToken: draft.occToken,
    })
    const out = await giulia.ask<Post>('POST', `${posts}/p-1041/publish`, { draftOccToken: saved.occToken, occToken })
    expect(out.publication).toMatchObject({ state: 'published', archiveAt: '2026-11-24' })
    const stateAt = async (time: string) => {
      giulia.world.clock.advance(Date.parse(time) - giulia.world.clock.now())
      await giulia.signIn('giulia.riva')
      return (await giulia.get<Post>(`${posts}/p-1041`)).publication?.state
    }
    expect(await stateAt('2026-11-23T22:59:00Z')).toBe('published')
    expect(await stateAt('2026-11-23T23:00:00Z')).toBe('archived')
    await giulia.ask('DELETE', `${posts}/p-1041/archive`)
    expect((await giulia.get<Post>(`${posts}/p-1041`)).publication?.archiveAt).toBeUndefined()
  })
})

describe('a removed post', () => {
  it('is gone for everyone, and the notification of it leads nowhere', async () => {
    const giulia = await Visitor.signedIn()
    const sofia = await giulia.another('sofia.karras')
    await sofia.ask('PUT', `${posts}/p-967/bookmark`)
    const { occToken } = await giulia.get<Post>(`${posts}/p-967`)
    await giulia.ask('DELETE', `${posts}/p-967?occToken=${occToken}`)
    for (const visitor of [giulia, sofia]) expect(await statusOf(visitor, `${posts}/p-967`)).toBe(404)
    const told = (await newestOf(sofia)).find(({ typeId, post }) => typeId === 'post-remove' && post?.id === 'p-967')
    expect(told?.post).toMatchObject({ removed: true })
    expect(told?.routerLink).toBeUndefined()
  })
})

describe('a copy', () => {
  it('takes the parts that were chosen and no others', async () => {
    const giulia = await Visitor.signedIn()
    const begin = (copyParts: string[]) =>
      giulia.ask<Post>('POST', posts, {
        communityId: 'quality-and-safety',
        language: 'it',
        copyOfPostId: 'p-1015',
        copyParts,
      })
    const original = await giulia.get<Post>(`${posts}/p-1015`)
    const words = await begin(['text'])
    expect(words).toMatchObject({ title: original.title, content: original.content, images: [], commentsCount: 0 })
    expect(words.event).toBeUndefined()
    expect((await begin(['attachments'])).title).toBe('')
  })

  it('takes pictures only where they were chosen', async () => {
    const giulia = await Visitor.signedIn()
    const original = await giulia.get<Post>(`${posts}/p-1042`)
    const begin = (copyParts: string[]) =>
      giulia.ask<Post>('POST', posts, { ...place, copyOfPostId: 'p-1042', copyParts })
    expect((await begin(['text', 'images'])).images).toEqual(original.images)
    expect((await begin(['text'])).images).toEqual([])
  })

  it('takes the event where it was chosen, and nobody who is invited to it', async () => {
    const giulia = await Visitor.signedIn()
    const { event } = await giulia.get<Post>(`${posts}/p-1015`)
    const copy = await giulia.ask<Post>('POST', posts, { ...place, copyOfPostId: 'p-1015', copyParts: ['event'] })
    expect(copy.event).toMatchObject({ startAt: event?.startAt, endAt: event?.endAt, place: event?.place })
    expect(copy.event?.myInvitation).toBeNull()
    expect(await giulia.get<Schemas['InvitationPage']>(`${posts}/${copy.id}/invitations`)).toMatchObject({
      invitations: [],
    })
  })

  it('takes the cover with the pictures, and its draft names both', async () => {
    const giulia = await Visitor.signedIn()
    const covered = giulia.world.data.feed.find(({ coverImage }) => coverImage)
    const original = await giulia.get<Post>(`${posts}/${covered?.id}`)
    const { id } = await giulia.ask<Post>('POST', posts, {
      ...place,
      copyOfPostId: original.id,
      copyParts: ['images'],
    })
    expect(await giulia.get(`${posts}/${id}`)).toMatchObject({ coverImage: original.coverImage })
    const named = { coverImageId: original.coverImage?.id, imageIds: original.images.map((image) => image.id) }
    expect(await giulia.get(`${posts}/${id}/draft`)).toMatchObject(named)
  })

  it('says in its draft that it is a copy, and leaves the original as it is', async () => {
    const sofia = await Visitor.signedIn('sofia.karras')
    const { communities } = await sofia.get<Schemas['CommunityList']>(`${base}/communities`)
    const place = { communityId: communities[0]?.id, language: 'el' }
    const [original] = await feedOf(sofia)
    const id = original?.id ?? ''
    const copy = await sofia.ask<Post>('POST', posts, { ...place, copyOfPostId: id, copyParts: ['text'] })
    const draft = await sofia.get<Schemas['Draft']>(`${posts}/${copy.id}/draft`)
    expect(draft).toMatchObject({ mode: 'copy', title: original?.title, baseRevision: null })
    expect(copy).toMatchObject({ author: { id: 'sofia-karras' }, publication: { state: 'draft' }, canEdit: true })
    expect(await sofia.get(`${posts}/${id}`)).toMatchObject({ title: original?.title, author: original?.author })
  })

  it('is refused of a post that was never published, and of one that the person does not see', async () => {
    const giulia = await Visitor.signedIn()
    const marco = await giulia.another('marco.bianchi')
    const copyOf = async (visitor: Visitor) => {
      const answer = await visitor.send('POST', posts, { ...place, copyOfPostId: 'p-1041', copyParts: ['text'] })
      return (await answer.json()) as Schemas['Problem']
    }
    expect(await copyOf(giulia)).toMatchObject({ status: 403, code: 'copying-forbidden' })
    expect(await copyOf(marco)).toMatchObject({ status: 404, code: 'post-not-found' })
  })
})

describe('a post that is begun', () => {
  it('is made once for one key, exists for its writer alone, and counts among the drafts', async () => {
    const giulia = await Visitor.signedIn()
    const marco = await giulia.another('marco.bianchi')
    const drafts = async () => (await giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')).drafts
    const before = (await drafts()) ?? 0
    const begin = () =>
      giulia.send(
        'POST',
        posts,
        { communityId: 'quality-and-safety', language: 'en' },
        { 'idempotency-key': 'begun-1' },
      )
    const [first, second] = [await begin(), await begin()]
    expect([first.status, second.status]).toEqual([201, 200])
    const { id } = (await first.json()) as Post
    expect(await second.json()).toMatchObject({ id })
    expect(await drafts()).toBe(before + 1)
    for (const path of ['', '/draft', '/attachments', '/comments'])
      expect(await statusOf(marco, `${posts}/${id}${path}`)).toBe(404)
    expect(await feedOf(giulia)).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('is refused where the person is no member', async () => {
    const sofia = await Visitor.signedIn('sofia.karras')
    const answer = await sofia.send('POST', posts, { communityId: 'plant-torino', language: 'el' })
    expect(answer.status).toBe(403)
  })
})

describe('a draft', () => {
  it('saved for an older state is refused with the draft as it stands', async () => {
    const giulia = await Visitor.signedIn()
    const {
      occToken,
      postId: _,
      mode: __,
      problems: ___,
      updatedAt: ____,
      ...fields
    } = await giulia.get<Schemas['Draft']>(`${posts}/p-1041/draft`)
    const save = (title: string) => giulia.send('PUT', `${posts}/p-1041/draft`, { ...fields, title, occToken })
    expect((await save('Mine')).status).toBe(200)
    expect(await (await save('Theirs')).json()).toMatchObject({ code: 'draft-conflict', current: { title: 'Mine' } })
  })

  it('of a published post changes nothing for readers, and publishing it on top of a newer text is refused', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const giulia = await elena.another('giulia.riva')
    const open = async (visitor: Visitor) => {
      const post = await visitor.get<Post>(`${posts}/p-967`)
      const { title, content, community, language } = post
      const draft = { title, content, communityId: community.id, language, baseRevision: 1 }
      return { post, draft }
    }
    const hers = await open(elena)
    const saved = await elena.ask<Schemas['DraftSaved']>('PUT', `${posts}/p-967/draft`, {
      ...hers.draft,
      title: 'Changed',
      occToken: null,
    })
    expect((await open(giulia)).post.title).toBe(hers.post.title)
    const published = await elena.ask<Post>('POST', `${posts}/p-967/publish`, {
      draftOccToken: saved.occToken,
      occToken: hers.post.occToken,
    })
    expect(published).toMatchObject({ title: 'Changed', revision: 2, myDraft: null })
    const own = await giulia.get<Schemas['Draft']>(`${posts}/p-967/draft`)
    const late = await giulia.send('POST', `${posts}/p-967/publish`, {
      draftOccToken: own.occToken,
      occToken: hers.post.occToken,
    })
    expect(await late.json()).toMatchObject({ status: 409, code: 'occ-conflict', current: { title: 'Changed' } })
  })

  it('that was discarded takes a post with it that was never published', async () => {
    const giulia = await Visitor.signedIn()
    const { occToken } = await giulia.get<Schemas['Draft']>(`${posts}/p-1041/draft`)
    await giulia.ask('DELETE', `${posts}/p-1041/draft?occToken=${occToken}`)
    expect(await statusOf(giulia, `${posts}/p-1041`)).toBe(404)
  })
})

describe('publishing', () => {
  it('notifies nobody who cannot read the post, also where they are mentioned', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const tiago = await elena.another('tiago.duarte')
    const mention = { mention: { id: 'tiago-duarte', name: 'Tiago Duarte' } }
    const content = { ops: [{ insert: 'See ' }, { insert: mention }, { insert: '\n' }] }
    const closed = await publish(elena, 'management-board', content)
    const open = await publish(elena, 'product-launches', content)
    const told = (await newestOf(tiago)).map(({ post }) => post?.id)
    expect(told).toContain(open.id)
    expect(told).not.toContain(closed.id)
  })

  it('makes a new hashtag once, and none where the community has none', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const tag = { insert: { hashtag: { id: 'new', name: 'Lockout2' } } }
    const content = { ops: [tag, { insert: ' and ' }, tag, { insert: '\n' }] }
    const tagsIn = async (communityId: string) =>
      (await elena.get<Schemas['CommunityHashtagPage']>(`${base}/communities/${communityId}/hashtags?search=lockout2`))
        .hashtags
    const first = await publish(elena, 'product-launches', content)
    const second = await publish(elena, 'product-launches', content)
    expect(first.hashtags).toHaveLength(1)
    expect(second.hashtags).toEqual(first.hashtags)
    expect(await tagsIn('product-launches')).toMatchObject([{ name: 'lockout2', count: 2 }])
    expect((await publish(elena, 'people-and-places', content)).hashtags).toEqual([])
    expect(await tagsIn('people-and-places')).toEqual([])
  })
})
