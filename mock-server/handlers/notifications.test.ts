import { beforeEach, describe, expect, it } from 'vitest'
import { pushNotification } from '../actions/push.ts'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Stream = Schemas['NotificationsStream']
type Count = Schemas['NotificationsCount']

const base = '/internal/v2/communication/update-notifications'

let visitor: Visitor

beforeEach(async () => {
  visitor = await Visitor.signedIn()
})

const stream = (query = '') => visitor.get<Stream>(`${base}/notifications-stream${query}`)
const count = async () => (await visitor.get<Count>(`${base}/unread-notifications`)).count
const ids = ({ notifications }: Stream) => notifications.map(({ id }) => id)
const push = (typeId?: string) => pushNotification(visitor.world, 'giulia-riva', { typeId })

async function allPages(query = ''): Promise<Stream['notifications']> {
  const all: Stream['notifications'] = []
  for (let token: string | null | undefined = ''; token !== null && token !== undefined;) {
    const page: Stream = await stream(`?pageSize=20${query}${token === '' ? '' : `&pageToken=${token}`}`)
    all.push(...page.notifications)
    token = page.nextPageToken
  }
  return all
}

describe('the stream', () => {
  it('begins with what the design pictures show, the newest four of them unread', async () => {
    const { notifications } = await stream()
    expect(notifications.slice(0, 6).map(({ typeId, read }) => `${typeId} ${read ? 'read' : 'unread'}`)).toEqual([
      'status-change unread',
      'comment-mention unread',
      'screen-data-edit unread',
      'comment-mention unread',
      'attachment-add read',
      'task-assign read',
    ])
    expect(await count()).toBe(4)
  })

  it('goes on page by page to the end, newest first, and repeats nothing', async () => {
    const all = await allPages()
    expect(all).toHaveLength(64)
    expect(new Set(all.map(({ id }) => id)).size).toBe(64)
    const times = all.map(({ timestamp }) => Date.parse(timestamp))
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })

  it('neither repeats nor skips an entry when one arrives between two pages', async () => {
    const first = await stream('?pageSize=20')
    push()
    const second = await stream(`?pageSize=20&pageToken=${first.nextPageToken ?? ''}`)
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([])
    expect(ids(first).length + ids(second).length).toBe(40)
  })

  it('leaves out what was read when only the unread is asked for', async () => {
    const unread = await allPages('&onlyUnread=true')
    expect(unread).toHaveLength(4)
    expect(unread.every(({ read }) => !read)).toBe(true)
  })

  it('refuses a token that it has not made', async () => {
    const response = await visitor.send('GET', `${base}/notifications-stream?pageToken=made-up`)
    expect(await response.json()).toMatchObject({ status: 422, code: 'page-token-unknown' })
  })
})

describe('a sync', () => {
  it('answers with what is new since the token, newest first, and then with nothing', async () => {
    const { nextSyncToken } = await stream()
    const older = push('comment')?.id
    const newer = push('task-assign')?.id
    const news = await stream(`?syncToken=${nextSyncToken}`)
    expect(ids(news)).toEqual([newer, older])
    expect(ids(await stream(`?syncToken=${news.nextSyncToken}`))).toEqual([])
  })

  it('answers with what was read elsewhere too', async () => {
    const { nextSyncToken, notifications } = await stream()
    await visitor.send('POST', `${base}/mark-notifications-as-read`, { notificationIds: [notifications[1]?.id] })
    const { notifications: changed } = await stream(`?syncToken=${nextSyncToken}`)
    expect(changed.map(({ id, read }) => [id, read])).toEqual([[notifications[1]?.id, true]])
  })

  it('fills a page and no more when much has happened', async () => {
    const { nextSyncToken } = await stream()
    for (let index = 0; index < 25; index += 1) push()
    expect((await stream(`?pageSize=20&syncToken=${nextSyncToken}`)).notifications).toHaveLength(20)
  })
})

describe('marking', () => {
  const mark = (notificationIds: (string | undefined)[]) =>
    visitor.ask<Count>('POST', `${base}/mark-notifications-as-read`, { notificationIds })
  const markAll = (lastReadNotificationId: string | undefined) =>
    visitor.ask<Count>('POST', `${base}/mark-all-notifications-as-read`, { lastReadNotificationId })

  it('lowers the count once, however often it is repeated', async () => {
    const [first] = ids(await stream())
    expect(await mark([first])).toEqual({ count: 3 })
    expect(await mark([first, 'unknown'])).toEqual({ count: 3 })
  })

  it('reads an aggregated entry by its own id and the ids that it folds, as one', async () => {
    const { notifications } = await stream()
    const folded = notifications.find(({ aggregated }) => aggregated)
    expect(folded?.aggregatedNotificationIds).toHaveLength(2)
    expect(await mark([folded?.id, ...(folded?.aggregatedNotificationIds ?? [])])).toEqual({ count: 3 })
  })

  it('everything up to an entry leaves what arrived later unread', async () => {
    const [newest] = ids(await stream())
    const late = push()?.id
    expect(await markAll(newest)).toEqual({ count: 1 })
    expect(ids(await stream('?onlyUnread=true'))).toEqual([late])
  })

  it('everything up to an entry of somebody else is refused', async () => {
    expect(await markAll('n-1')).toMatchObject({ code: 'notification-unknown' })
    expect(await count()).toBe(4)
  })

  it('tells the other tabs that something changed, and only when something did', async () => {
    const told: string[] = []
    visitor.world.events.on('notifications-changed', ({ userId }) => told.push(userId))
    const [first] = ids(await stream())
    await mark([first])
    await mark([first])
    expect(told).toEqual(['giulia-riva'])
  })
})

describe('a crowded stream', () => {
  it('holds ten thousand entries and still counts and marks them all', async () => {
    visitor = await Visitor.signedIn('giulia.riva', 'crowded')
    expect(await count()).toBe(1_284)
    const { notifications } = await stream('?pageSize=100')
    expect(visitor.world.data.personal.get('giulia-riva')?.notifications).toHaveLength(10_000)
    const marked = await visitor.ask<Count>('POST', `${base}/mark-all-notifications-as-read`, {
      lastReadNotificationId: notifications[0]?.id,
    })
    expect(marked).toEqual({ count: 0 })
  })
})
