import { expect, it } from 'vitest'
import { createPortalIntl } from '@/shared/i18n'
import { actorName, ruleWords } from './words'

const intl = createPortalIntl('en', {
  'workflowList.moderator': 'moderators',
  'workflowList.fourEyes': 'Not by the author of the post',
})

it('calls roles and rules of a newer server by their names', () => {
  expect(actorName({ kind: 'moderator' }, intl)).toBe('moderators')
  expect(actorName({ kind: 'auditor' }, intl)).toBe('auditor')
  expect(ruleWords('four-eyes', intl)).toBe('Not by the author of the post')
  expect(ruleWords('six-eyes', intl)).toBe('six-eyes')
})
