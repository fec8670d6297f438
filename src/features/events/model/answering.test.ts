import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { answersClosed, canAnswer, invitedCount, isAsked } from './answering'

const event: Schemas['PostEvent'] = {
  startAt: { zonedDatetime: '2026-12-01T04:00:00+01:00', timeZone: 'Europe/Rome' },
  endAt: { zonedDatetime: '2026-12-01T07:30:00+01:00', timeZone: 'Europe/Rome' },
  allDay: false,
}
const post = (change: Partial<Schemas['PostEvent']> = {}) => ({ id: 'p-1', event: { ...event, ...change } })
const closed = (moment: string, change: Partial<Schemas['PostEvent']> = {}) =>
  answersClosed(post(change), new Date(moment))

describe('an event takes answers', () => {
  it('up to its start, and says afterwards that they are closed, or that it is over', () => {
    expect(closed('2026-12-01T02:59:59Z')).toBeNull()
    expect(closed('2026-12-01T03:00:00Z')).toBe('closed')
    expect(closed('2026-12-01T06:30:00Z')).toBe('over')
  })

  it('up to the day that its organiser gave, be it before or after the start', () => {
    expect(closed('2026-11-25T00:00:00Z', { respondBy: '2026-11-24T00:00:00Z' })).toBe('closed')
    expect(closed('2026-12-01T04:00:00Z', { respondBy: '2026-12-01T06:00:00Z' })).toBeNull()
  })

  it('not when it was cancelled, or its post is in the archive', () => {
    expect(closed('2026-11-20T00:00:00Z', { cancelled: true })).toBe('cancelled')
    expect(answersClosed({ ...post(), publication: { state: 'archived' } }, new Date('2026-11-20'))).toBe('closed')
  })

  it('until the day is over where it takes a whole day', () => {
    const day = { startAt: { localDatetime: '2026-12-14T00:00' }, endAt: undefined, allDay: true } as const
    const { endAt: _, ...whole } = { ...event, ...day }
    const until = '2026-12-20T00:00:00Z'
    expect(answersClosed({ id: 'p-1', event: { ...whole, respondBy: until } }, new Date('2026-12-14T20:00'))).toBeNull()
    expect(answersClosed({ id: 'p-1', event: { ...whole, respondBy: until } }, new Date('2026-12-15T00:00'))).toBe(
      'over',
    )
  })
})

it('asks who is invited, and readers where the event is open to them', () => {
  expect(isAsked(post())).toBe(false)
  expect(isAsked(post({ openToReaders: true }))).toBe(true)
  expect(canAnswer(post({ openToReaders: true }), new Date('2026-11-20'))).toBe(true)
  expect(canAnswer(post({ openToReaders: true, cancelled: true }), new Date('2026-11-20'))).toBe(false)
})

it('counts everybody who is invited', () => {
  expect(invitedCount({ accepted: 21, tentative: 4, declined: 2, pending: 11, waiting: 0 })).toBe(38)
  expect(invitedCount(undefined)).toBe(0)
})
