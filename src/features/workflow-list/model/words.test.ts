import { expect, it } from 'vitest'
import { createPortalIntl } from '@/shared/i18n'
import { actorName, durationWords, hoursWords, ruleWords } from './words'

const intl = createPortalIntl('en', {
  'workflowList.moderator': 'moderators',
  'workflowList.fourEyes': 'Not by the author of the post',
})

it.each([
  [59_999, '0 minutes'],
  [60_000, '1 minute'],
  [47 * 3_600_000, '47 hours'],
  [48 * 3_600_000, '2 days'],
  [-5, '0 minutes'],
])('says %i ms as %s', (milliseconds, words) => {
  expect(durationWords(milliseconds, intl)).toBe(words)
})

it('says targets as the time in a state', () => {
  expect(hoursWords(72, intl)).toBe('3 days')
})

it('calls roles and rules of a newer server by their names', () => {
  expect(actorName({ kind: 'moderator' }, intl)).toBe('moderators')
  expect(actorName({ kind: 'auditor' }, intl)).toBe('auditor')
  expect(ruleWords('four-eyes', intl)).toBe('Not by the author of the post')
  expect(ruleWords('six-eyes', intl)).toBe('six-eyes')
})
