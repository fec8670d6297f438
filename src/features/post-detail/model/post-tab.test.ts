import { expect, it } from 'vitest'

import { tabFromAddress } from './post-tab'

it.each([
  ['attachments', '', 'attachments'],
  [undefined, 'entity=attachments', 'attachments'],
  [undefined, 'entity=comments&commentId=c1', 'comments'],
  ['comments', 'entity=attachments', 'comments'],
  [undefined, '', 'comments'],
  ['workflow', '', 'comments'],
  [undefined, 'entity=tasks&taskId=t1', 'comments'],
])('opens for the path %s and the query "%s" the tab %s', (pathTab, search, expected) => {
  expect(tabFromAddress(pathTab, new URLSearchParams(search))).toBe(expected)
})
