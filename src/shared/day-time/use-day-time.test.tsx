import { renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { useDayTime } from './use-day-time'

const now = new Date('2026-11-20T10:17:00Z')

function dayTime() {
  const intl = createPortalIntl('en', {}, 'Europe/Rome')
  const { result } = renderHook(() => useDayTime(), {
    wrapper: ({ children }) => <IntlProvider intl={intl}>{children}</IntlProvider>,
  })
  return result.current
}

describe('when something happened', () => {
  it('is said from the day of the reader', () => {
    const { dayAndTime, dayInShort, exact, timeOrDay } = dayTime()
    expect(dayAndTime(new Date('2026-11-19T08:00:00Z'), now)).toBe('Yesterday, 09:00')
    expect(dayInShort(new Date('2025-11-19T08:00:00Z'), now)).toBe('19 Nov 2025')
    expect(timeOrDay(new Date('2026-11-20T08:00:00Z'), now)).toBe('09:00')
    expect(exact(new Date('2026-11-20T08:00:00Z'))).toBe('20 November 2026, 09:00')
  })

  it('is unknown, in one word, of a moment that cannot be read', () => {
    const { dayAndTime, dayInShort, exact, timeOfDay, timeOrDay } = dayTime()
    const unreadable = new Date('yesterday')
    for (const say of [dayAndTime, timeOrDay, dayInShort, exact, timeOfDay]) {
      expect(say(unreadable, now)).toBe('unknown')
    }
  })

  it('never throws, whatever a server calls a moment', () => {
    const { dayAndTime, dayInShort, exact, isSameDay, timeOfDay, timeOrDay } = dayTime()
    const moment = fc.oneof(fc.string(), fc.double(), fc.date({ noInvalidDate: false })).map((value) => new Date(value))
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        for (const say of [dayAndTime, timeOrDay, dayInShort, exact, timeOfDay]) expect(say(one, other)).not.toBe('')
        isSameDay(one, other)
      }),
    )
  })
})
