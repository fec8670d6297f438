import { beforeEach, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'
const counts = () => giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')
const waiting = (query = '') => giulia.get<Schemas['WaitingPage']>(`${base}/waiting?pageSize=100${query}`)
const events = (query = '') => giulia.get<Schemas['EventPage']>(`${base}/events?pageSize=100${query}`)

let giulia: Visitor
beforeEach(async () => {
  giulia = await Visitor.signedIn()
})

it('counts what waits exactly as it lists it, for everybody who can sign in', async () => {
  for (const name of ['giulia.riva', 'marco.bianchi', 'sofia.karras', 'tiago.duarte']) {
    await giulia.signIn(name)
    const { items, counts: listed, totalCount } = await waiting()
    const { mySpace, workflows, tasks, waiting: counted } = await counts()
    const number = (kind: string) => items.filter((item) => item.kind === kind).length
    expect(counted).toEqual(listed)
    expect([mySpace, totalCount]).toEqual([items.length, items.length])
    expect([workflows, tasks]).toEqual([number('decision'), number('task')])
    expect(counted?.overdue).toBe(items.filter(({ overdue }) => overdue).length)
  }
})

it('gives Giulia the numbers that the demo tells of', async () => {
  expect(await counts()).toMatchObject({
    mySpace: 12,
    waiting: { decision: 3, acknowledgement: 3, invitation: 0, task: 5, failedSchedule: 1, overdue: 2 },
  })
})

it('agrees with the lists of workflows, tasks, acknowledgements and drafts', async () => {
  const { waiting: counted } = await counts()
  const decisions = await giulia.get<Schemas['WorkflowPostPage']>(`${base}/workflow-posts?scope=waiting`)
  const tasks = await giulia.get<Schemas['TaskPage']>(`${base}/tasks?scope=assigned`)
  const asked = await giulia.get<Schemas['PostPage']>(`${base}/posts?filter=to-acknowledge`)
  const drafts = await giulia.get<Schemas['DraftPage']>(`${base}/drafts`)
  expect(counted).toMatchObject({
    decision: decisions.totalCount,
    task: tasks.totalCount,
    acknowledgement: asked.posts.length,
    failedSchedule: drafts.counts.failed,
  })
})

it('puts overdue things first, then those with an end, and lists only the kinds that are wanted', async () => {
  const { items } = await waiting()
  const ranks = items.map(({ overdue, dueAt }) => (overdue ? 0 : dueAt === null ? 2 : 1))
  expect(ranks).toEqual(ranks.toSorted())
  const some = await waiting('&kind=decision&kind=failed-schedule')
  expect(new Set(some.items.map(({ kind }) => kind))).toEqual(new Set(['decision', 'failed-schedule']))
  expect(some).toMatchObject({ totalCount: 4, counts: { task: 5 } })
})

it('lists all of it page by page, nothing twice', async () => {
  const seen: string[] = []
  for (let token: string | null = ''; token !== null;) {
    const query: string = token === '' ? '' : `&pageToken=${encodeURIComponent(token)}`
    const { items, nextPageToken } = await giulia.get<Schemas['WaitingPage']>(`${base}/waiting?pageSize=5${query}`)
    seen.push(...items.map(({ id }) => id))
    token = nextPageToken
  }
  expect(seen).toEqual((await waiting()).items.map(({ id }) => id))
})

it('gives with each thing what it takes to do it', async () => {
  const { items } = await waiting('&kind=decision&kind=acknowledgement')
  for (const { kind, decision, acknowledgement, post } of items) {
    if (kind === 'decision') expect(decision?.transitions.length, post.id).toBeGreaterThan(0)
    else expect(acknowledgement?.statement, post.id).toBeTruthy()
  }
})

it('drops what was done, and has it again when that is undone', async () => {
  await giulia.send('POST', `${base}/tasks/t-302/close`, { outcome: 'done' })
  expect(await counts()).toMatchObject({ mySpace: 11, waiting: { task: 4, overdue: 1 } })
  await giulia.send('POST', `${base}/tasks/t-302/reopen`)
  expect(await counts()).toMatchObject({ mySpace: 12, waiting: { task: 5, overdue: 2 } })
  const [first] = (await waiting('&kind=acknowledgement')).items
  const revision = first?.acknowledgement?.revision
  await giulia.send('PUT', `${base}/posts/${first?.post.id}/acknowledgements/mine`, { revision })
  expect(await counts()).toMatchObject({ mySpace: 11, waiting: { acknowledgement: 2 } })
})

it('asks about an invitation until it is answered', async () => {
  const post = giulia.world.data.posts.get('p-1015')
  const mine = post?.invitations?.find(({ personId }) => personId === 'giulia-riva')
  if (mine) mine.response = 'pending'
  expect((await waiting('&kind=invitation')).items).toMatchObject([{ post: { id: 'p-1015' }, event: {} }])
  await giulia.send('PUT', `${base}/posts/p-1015/invitations/mine`, { response: 'declined', note: null })
  expect(await counts()).toMatchObject({ waiting: { invitation: 0 } })
})

it('lists the events ahead, the next one first, without what is cancelled or closed to the person', async () => {
  const { events: before, totalCount } = await events()
  expect(totalCount).toBe(before.length)
  const starts = before.map(({ event }) => JSON.stringify(event?.startAt).replace(/.*(\d{4}-\d\d-\d\d).*/, '$1'))
  expect(starts).toEqual(starts.toSorted())
  const [next] = before
  const event = giulia.world.data.posts.get(next?.id ?? '')?.event
  if (event) event.cancelled = true
  const { events: after } = await events()
  expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
})

const mentions = (query = '') => giulia.get<Schemas['MentionPage']>(`${base}/mentions?pageSize=100${query}`)
const readMentions = (body: Schemas['MentionsToRead']) =>
  giulia.ask<Schemas['MentionsRead']>('PUT', `${base}/mentions/read`, body)
const unreadInBell = async () =>
  (await giulia.get<Schemas['NotificationsCount']>(`${base}/update-notifications/unread-notifications`)).count
const favourites = (query = '') => giulia.get<Schemas['FavouritePage']>(`${base}/favourites?pageSize=100${query}`)

it('lists the mentions of the demo, the newest first, one of them by a group', async () => {
  const { mentions: all, unreadCount, totalCount } = await mentions()
  expect([totalCount, unreadCount, (await counts()).mentions]).toEqual([6, 2, 2])
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(all.flatMap(({ viaGroup }) => viaGroup?.name ?? [])).toEqual(['Editors'])
  const unread = await mentions('&filter=unread')
  expect(unread.mentions.map(({ read }) => read)).toEqual([false, false])
})

it('reads a mention together with its notification, whichever of the two is marked', async () => {
  const [one, other] = (await mentions('&filter=unread')).mentions
  const before = await unreadInBell()
  expect(await readMentions({ mentionIds: [one?.id ?? ''] })).toEqual({ unreadCount: 1 })
  expect(await unreadInBell()).toBe(before - 1)
  await giulia.ask('POST', `${base}/update-notifications/mark-notifications-as-read`, { notificationIds: [other?.id] })
  expect((await mentions()).unreadCount).toBe(0)
  expect((await counts()).mentions).toBe(0)
})

it('marks mentions up to the newest that was seen; what arrives meanwhile stays unread, and so does the rest of the bell', async () => {
  const before = await unreadInBell()
  const [newest] = (await mentions()).mentions
  const marco = await giulia.another('marco.bianchi')
  await marco.ask('POST', `${base}/posts/p-1042/comments`, {
    content: {
      ops: [{ insert: { mention: { id: 'group-editors', name: 'Editors', type: 'group' } } }, { insert: ' a word?\n' }],
    },
    clientKey: 'a-word-to-editors',
  })
  expect(await readMentions({ newestId: newest?.id ?? '' })).toEqual({ unreadCount: 1 })
  const [left] = (await mentions('&filter=unread')).mentions
  expect(left).toMatchObject({
    author: { id: 'marco-bianchi' },
    viaGroup: { name: 'Editors' },
    excerpt: 'Editors a word?',
  })
  expect(await unreadInBell()).toBe(before - 2 + 1)
})

it('says by which group a comment below a task names the person, unless it names them too', async () => {
  const sofia = await giulia.another('sofia.karras')
  const editors = { mention: { id: 'group-editors', name: 'Editors', type: 'group' } }
  const herself = { mention: { id: 'giulia-riva', name: 'Giulia Riva' } }
  for (const [index, named] of [[editors], [editors, herself]].entries()) {
    const ops = [...named.map((insert) => ({ insert })), { insert: ' who measures?\n' }]
    await sofia.ask('POST', `${base}/tasks/t-301/comments`, { content: { ops }, clientKey: `who-measures-${index}` })
    giulia.world.clock.advance(1000)
  }
  const [byName, byGroup] = (await mentions()).mentions
  expect(byGroup).toMatchObject({ taskId: 't-301', viaGroup: { name: 'Editors' } })
  expect(byName).toMatchObject({ taskId: 't-301', viaGroup: null })
})

it('lists nothing that the person cannot open any more', async () => {
  const { mentions: all } = await mentions()
  const { world } = giulia
  const comment = world.data.comments.get(all.find(({ commentId }) => commentId)?.commentId ?? '')
  if (comment) comment.deleted = true
  expect((await mentions()).totalCount).toBe(all.length - 1)
})

it('lists what the person keeps, and takes out what was removed meanwhile', async () => {
  const { favourites: kept, totalCount } = await favourites()
  expect([kept.length, totalCount]).toEqual([14, 14])
  expect(kept.map(({ savedAt }) => savedAt)).toEqual(
    kept
      .map(({ savedAt }) => savedAt)
      .toSorted()
      .toReversed(),
  )
  const gone = kept.filter((one) => one.gone)
  expect(gone).toMatchObject([{ post: null }])
  await giulia.ask('DELETE', `${base}/posts/${gone[0]?.id}/bookmark`)
  await giulia.ask('PUT', `${base}/posts/p-1042/bookmark`)
  const after = await favourites()
  expect(after.totalCount).toBe(14)
  expect(after.favourites[0]?.id).toBe('p-1042')
  expect(after.favourites.some((one) => one.gone)).toBe(false)
})

it('narrows what is kept by words and by a collection, and sorts it', async () => {
  expect((await favourites('&search=alba')).favourites.map(({ id }) => id).toSorted()).toEqual(['p-1009', 'p-997'])
  const inside = await favourites('&collectionId=collection-lamps')
  expect(inside.totalCount).toBe(2)
  const titles = (await favourites('&sort=title')).favourites.map(({ post }) => post?.title)
  expect(titles.at(-1)).toBeUndefined()
  const known = titles.filter((title) => title !== undefined)
  expect(known).toEqual(known.toSorted(new Intl.Collator('en').compare))
})
