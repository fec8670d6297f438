import { expect, it } from 'vitest'

import { namesMissingTab, tabFromAddress, tabsOf } from './post-tab'

it.each([
  ['attachments', '', 'attachments'],
  [undefined, 'entity=attachments', 'attachments'],
  [undefined, 'entity=comments&commentId=c1', 'comments'],
  ['comments', 'entity=attachments', 'comments'],
  [undefined, 'entity=invitations', 'invitations'],
  [undefined, '', 'comments'],
  ['workflow', '', 'comments'],
  [undefined, 'entity=tasks&taskId=t1', 'comments'],
])('opens for the path %s and the query "%s" the tab %s', (pathTab, search, expected) => {
  expect(tabFromAddress(pathTab, new URLSearchParams(search))).toBe(expected)
})

it.each([
  ['workflow', '', true],
  [undefined, 'entity=tasks&taskId=t1', true],
  ['comments', 'entity=tasks', false],
  [undefined, 'entity=attachments', false],
  [undefined, 'commentId=c1', false],
  [undefined, '', false],
])('knows of the path %s and the query "%s" whether they name a part that is not there: %s', (pathTab, search, is) => {
  expect(namesMissingTab(pathTab, new URLSearchParams(search))).toBe(is)
})

it('has the tab of the invited people only where the post has an event', () => {
  expect(tabsOf({ event: {} })).toContain('invitations')
  expect(tabsOf({})).not.toContain('invitations')
  expect(tabFromAddress('invitations', new URLSearchParams(), tabsOf({}))).toBe('comments')
  expect(namesMissingTab('invitations', new URLSearchParams(), tabsOf({}))).toBe(true)
})
