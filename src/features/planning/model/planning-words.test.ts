import { describe, expect, it } from 'vitest'
import { createPortalIntl } from '@/shared/i18n'
import { expectedWords, plannedOf, planningWords, priorityWords } from './planning-words'

const around = { now: new Date('2026-11-20T10:17:00Z'), intl: createPortalIntl('en', {}, 'America/Sao_Paulo') }
const days = (expectedStartDate: string | null, expectedEndDate: string | null) =>
  expectedWords(plannedOf({ expectedStartDate, expectedEndDate }), around)

describe('the days between which it is expected', () => {
  it.each([
    ['2026-11-27', '2026-12-04', '27 Nov to 4 Dec'],
    ['2026-11-27', null, 'From 27 Nov'],
    [null, '2026-12-04', 'Until 4 Dec'],
    ['2026-12-20', '2027-01-08', '20 Dec 2026 to 8 Jan 2027'],
    [null, null, null],
  ])('are for %s and %s: %s', (start, end, words) => {
    expect(days(start, end)).toBe(words)
  })
})

it('tells all of a planning in one line, and that nothing is planned', () => {
  const assignee = { type: 'group' as const, group: { id: 'group-line-4', name: 'Line 4' } }
  const planned = { assignee, expectedStartDate: null, expectedEndDate: '2026-12-04', priority: 'high' }
  expect(planningWords(planned, around)).toBe('Line 4, Until 4 Dec, High')
  expect(planningWords(plannedOf(null), around)).toBe('Not set')
})

it('calls a priority that it does not know as the server does', () => {
  expect(priorityWords('someday', around.intl)).toBe('someday')
})
