import { beforeEach, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { hour } from '../state/times.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication'
const counts = () => giulia.get<Schemas['NavigationCounts']>('/internal/v2/navigation/counts')
const waiting = (query = '') => giulia.get<Schemas['WaitingPage']>(`${base}/waiting?pageSize=100${query}`)

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
    waiting: { decision: 3, acknowledgement: 3, answer: 0, invitation: 0, task: 5, failedSchedule: 1, overdue: 2 },
  })
})

it('agrees with the lists of workflows, tasks and acknowledgements', async () => {
  const { waiting: counted } = await counts()
  const posts = await giulia.get<Schemas['WorkflowPostPage']>(`${base}/workflow-posts?scope=waiting`)
  const tasks = await giulia.get<Schemas['TaskPage']>(`${base}/tasks?scope=assigned`)
  const asked = await giulia.get<Schemas['PostPage']>(`${base}/posts?filter=to-acknowledge`)
  expect(counted).toMatchObject({
    decision: posts.totalCount,
    task: tasks.totalCount,
    acknowledgement: asked.posts.length,
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

it('drops what was done, and has it again when that is undone', async () => {
  await giulia.send('POST', `${base}/tasks/t-302/close`, { outcome: 'done' })
  expect(await counts()).toMatchObject({ mySpace: 11, waiting: { task: 4, overdue: 1 } })
  await giulia.send('POST', `${base}/tasks/t-302/reopen`)
  await giulia.send('PUT', `${base}/posts/p-908/acknowledgements/mine`, { revision: 1 })
  expect(await counts()).toMatchObject({ mySpace: 11, waiting: { acknowledgement: 2, overdue: 1 } })
})

it('asks about an invitation until it is answered', async () => {
  const post = giulia.world.data.posts.get('p-1015')
  const mine = post?.facets?.invitations?.find(({ personId }) => personId === 'giulia-riva')
  if (mine) mine.response = 'pending'
  expect((await waiting('&kind=invitation')).items).toMatchObject([{ post: { id: 'p-1015' } }])
  await giulia.send('PUT', `${base}/posts/p-1015/invitations/mine`, { response: 'declined', note: null })
  expect(await counts()).toMatchObject({ waiting: { invitation: 0 } })
})

it('reads a mention and its notification together, from either side', async () => {
  const bell = () => giulia.get<Schemas['NotificationsCount']>(`${base}/update-notifications/unread-notifications`)
  const { count } = await bell()
  expect(await giulia.ask('PUT', `${base}/mentions/read`, { newestId: 'n-2065' })).toEqual({ unreadCount: 0 })
  expect(await bell()).toEqual({ count: count - 1 })
  expect(await counts()).toMatchObject({ mentions: 0 })
  const { mentions } = await giulia.get<Schemas['MentionPage']>(`${base}/mentions?filter=unread`)
  expect(mentions).toEqual([])
})

it('leaves a mention unread that is newer than the newest that was shown', async () => {
  expect(await giulia.ask('PUT', `${base}/mentions/read`, { newestId: 'n-2047' })).toEqual({ unreadCount: 1 })
})

it('keeps a removed favourite as one line until it is taken away', async () => {
  const list = () => giulia.get<Schemas['FavouritePage']>(`${base}/favourites?pageSize=100`)
  const before = await list()
  expect(before.favourites.filter(({ gone }) => gone)).toMatchObject([{ id: 'p-7', post: null }])
  expect((await giulia.send('DELETE', `${base}/posts/p-7/bookmark`)).status).toBe(200)
  const after = await list()
  expect(after.totalCount).toBe(before.totalCount - 1)
  expect((await giulia.send('DELETE', `${base}/posts/p-7/bookmark`)).status).toBe(404)
})

it('lists a collection as it counts its posts', async () => {
  const { collections } = await giulia.get<Schemas['CollectionList']>(`${base}/collections`)
  for (const { id, postsCount } of collections) {
    const page = await giulia.get<Schemas['FavouritePage']>(`${base}/favourites?collectionId=${id}`)
    expect(page.totalCount).toBe(postsCount)
  }
})

it('tells where the visit before ended until half an hour has passed in silence', async () => {
  const position = async () => (await giulia.get<Schemas['PostPage']>(`${base}/posts`)).position?.postId
  const save = (postId: string) => giulia.ask('PUT', `${base}/feed-positions/dashboard`, { postId })
  expect(await position()).toBe('p-1039')
  await save('p-1042')
  expect(await position()).toBe('p-1039')
  giulia.world.clock.advance(hour)
  expect(await position()).toBe('p-1042')
  await save('p-1036')
  expect(await position()).toBe('p-1042')
})
