import { expect, it } from 'vitest'

import { namesMissingTab, tabFromAddress } from './post-tab'

const shown = ['attachments', 'comments', 'invitations']

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
  expect(tabFromAddress(pathTab, new URLSearchParams(search), shown)).toBe(expected)
})

it.each([
  ['workflow', '', true],
  [undefined, 'entity=tasks&taskId=t1', true],
  ['comments', 'entity=tasks', false],
  [undefined, 'entity=attachments', false],
  [undefined, 'commentId=c1', false],
  [undefined, '', false],
])('knows of the path %s and the query "%s" whether they name a part that is not there: %s', (pathTab, search, is) => {
  expect(namesMissingTab(pathTab, new URLSearchParams(search), shown)).toBe(is)
})

it('falls back to the comments where a post has no such part', () => {
  const search = new URLSearchParams()
  expect(tabFromAddress('invitations', search, ['attachments', 'comments'])).toBe('comments')
  expect(namesMissingTab('invitations', search, ['attachments', 'comments'])).toBe(true)
})
