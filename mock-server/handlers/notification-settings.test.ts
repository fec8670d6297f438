import { beforeEach, describe, expect, it } from 'vitest'
import { pushNotification } from '../actions/push.ts'
import type { Schemas } from '../schemas.ts'
import { isQuiet } from '../state/notification-settings.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication/notification-settings'
let visitor: Visitor

beforeEach(async () => {
  visitor = await Visitor.signedIn('giulia.riva')
})

const read = () => visitor.get<Schemas['NotificationSettings']>(base)

async function change(what: Omit<Schemas['NotificationSettingsChange'], 'occToken'>) {
  const { occToken } = await read()
  return visitor.ask<Schemas['NotificationSettings']>('PATCH', base, { occToken, ...what })
}

const push = (typeId: string) => pushNotification(visitor.world, 'giulia-riva', { typeId })
const cell = (typeId: string, channel: Schemas['NotificationChannel'], value: 'on' | 'off' | null = 'off') => ({
  cells: [{ typeId, channel, value }],
})

describe('a kind that is turned off', () => {
  it('as push still arrives in the list, without a push', async () => {
    expect(push('comment-like')).not.toHaveProperty('pushEnabled')
    await change(cell('comment-like', 'push'))
    expect(push('comment-like')).toMatchObject({ typeId: 'comment-like', pushEnabled: false })
  })

  it('in the list arrives nowhere, and counts all the same', async () => {
    const likes = async () =>
      (await visitor.get<Schemas['NotificationVolume']>(`${base}/volume`)).entries.find(
        ({ typeId }) => typeId === 'comment-like',
      )?.count ?? 0
    const before = await likes()
    await change(cell('comment-like', 'stream'))
    expect(push('comment-like')).toBeNull()
    expect(push('comment-reply')).not.toBeNull()
    expect(await likes()).toBe(before + 1)
  })

  it('follows the default again when the choice is taken back', async () => {
    await change(cell('comment-like', 'push'))
    await change(cell('comment-like', 'push', null))
    expect(push('comment-like')).not.toHaveProperty('pushEnabled')
  })

  it('and unknown to the settings stands with the others', async () => {
    await change(cell('other', 'stream'))
    expect(push('coffee-ready')).toBeNull()
  })
})

describe('what holds a push back', () => {
  it('is a pause, until it ends', async () => {
    const end = visitor.world.clock.now() + 1_800_000
    await change({ pausedUntil: new Date(end).toISOString() })
    expect(push('comment-reply')).toMatchObject({ pushEnabled: false })
    visitor.world.clock.advance(1_800_001)
    expect(push('comment-reply')).not.toHaveProperty('pushEnabled')
  })

  it.each([
    ['in the evening', '2026-11-23T20:00:00Z', true],
    ['past midnight of the evening', '2026-11-24T05:30:00Z', true],
    ['in the morning', '2026-11-24T06:30:00Z', false],
    ['on the evening of another day', '2026-11-28T20:00:00Z', false],
    ['past midnight into another day', '2026-11-28T04:00:00Z', true],
    ['after the clocks went forward', '2027-03-29T04:59:00Z', true],
    ['after the clocks went forward, in the morning', '2027-03-30T05:01:00Z', false],
  ])('are quiet hours: %s', (_when, moment, quiet) => {
    const workdays = { enabled: true, days: [1, 2, 3, 4, 5, 7], from: '19:00', to: '07:00' }
    expect(isQuiet(workdays, 'Europe/Rome', Date.parse(moment))).toBe(quiet)
    expect(isQuiet({ ...workdays, enabled: false }, 'Europe/Rome', Date.parse(moment))).toBe(false)
  })
})

it('counts in four weeks what the list of the person holds', async () => {
  const { entries } = await visitor.get<Schemas['NotificationVolume']>(`${base}/volume`)
  const { notifications } = visitor.world.data.personal.get('giulia-riva') ?? { notifications: [] }
  const since = visitor.world.clock.now() - 28 * 86_400_000
  const listed = notifications.filter(({ entry }) => Date.parse(entry.timestamp) >= since)
  expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length)
})

it('is as untouched after a reset', async () => {
  const before = await read()
  await change({ ...cell('comment-like', 'push'), summary: { frequency: 'off' } })
  const after = await visitor.ask<Schemas['NotificationSettings']>('DELETE', base)
  expect({ ...after, occToken: '' }).toEqual({ ...before, occToken: '' })
})

describe('the level of a community', () => {
  const communityId = 'quality-and-safety'
  const post = 'p-1042'
  const set = (level: string, until: string | null = null) =>
    visitor.ask<Schemas['CommunityNotificationLevel']>(
      'PUT',
      `/internal/v2/communication/communities/${communityId}/notification-level`,
      { level, until },
    )
  const pushHere = (typeId: string) =>
    pushNotification(visitor.world, 'giulia-riva', {
      typeId,
      content: { community: { id: communityId, name: 'Quality and safety' }, post: { id: post, title: 'Line 4' } },
    })

  it('muted, keeps everything away until its date but what is asked by name, and that without a push', async () => {
    const end = visitor.world.clock.now() + 600_000
    await set('none', new Date(end).toISOString())
    expect(pushHere('comment-reply')).toBeNull()
    expect(pushHere('comment-mention')).toMatchObject({ pushEnabled: false })
    expect(push('comment-reply')).not.toBeNull()
    visitor.world.clock.advance(600_001)
    expect(pushHere('comment-reply')).not.toHaveProperty('pushEnabled')
    expect((await read()).communities).toEqual([])
  })

  it('with mentions only, lets through what is said to the person', async () => {
    await set('addressed')
    expect(pushHere('comment-mention')).not.toHaveProperty('pushEnabled')
    expect(pushHere('comment-reply')).not.toHaveProperty('pushEnabled')
    expect(pushHere('post-comment')).toBeNull()
    expect((await read()).communities).toMatchObject([{ level: 'addressed', until: null }])
  })

  it('is like that of the others again when it is set back, or with everything else', async () => {
    await set('none')
    await set('all')
    expect((await read()).communities).toEqual([])
    await set('none')
    await visitor.ask('DELETE', base)
    expect((await read()).communities).toEqual([])
  })
})

it('tells what a link in a mail stops, without its address, and stops it by the second call alone', async () => {
  const token = { token: 'us-5Rt1mx' }
  const described = await visitor.ask('POST', '/core/auth/unsubscribe/describe', token)
  expect(described).toEqual({ kind: 'summary', frequency: 'weekly', address: 'g•••@meridiana.example' })
  expect((await read()).summary.frequency).toBe('weekly')
  await visitor.send('POST', '/core/auth/unsubscribe', token)
  expect((await read()).summary.frequency).toBe('off')
})
