import { expect, it } from 'vitest'

import { namesMissingTab, tabFromAddress, tabsOf } from './post-tab'

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

it('opens the workflow by path and by query where the post goes through one', () => {
  const tabs = tabsOf({ workflow: {} }, { assistant: true })
  expect(tabFromAddress('workflow', new URLSearchParams(), tabs)).toBe('workflow')
  expect(tabFromAddress(undefined, new URLSearchParams('entity=workflow'), tabs)).toBe('workflow')
  expect(namesMissingTab('workflow', new URLSearchParams(), tabs)).toBe(false)
  expect(tabFromAddress('workflow', new URLSearchParams(), tabsOf({ workflow: null }, { assistant: false }))).toBe(
    'comments',
  )
})

it('opens the tab of the assistant only where there is one', () => {
  const none = tabsOf({}, { assistant: false })
  expect(tabFromAddress('ai', new URLSearchParams(), none)).toBe('comments')
  expect(namesMissingTab('ai', new URLSearchParams(), none)).toBe(true)
  const tabs = tabsOf({}, { assistant: true })
  expect(tabFromAddress(undefined, new URLSearchParams('entity=ai'), tabs)).toBe('ai')
  expect(tabs.at(-1)).toBe('ai')
})

it('opens the tasks of a post that has some, or where the person may make one', () => {
  const query = new URLSearchParams('entity=tasks&taskId=t1')
  expect(tabFromAddress(undefined, query, tabsOf({ tasksCount: { all: 2 } }, { assistant: false }))).toBe('tasks')
  expect(
    tabFromAddress(undefined, query, tabsOf({ tasksCount: { all: 0 }, canCreateTask: true }, { assistant: false })),
  ).toBe('tasks')
  expect(tabFromAddress(undefined, query, tabsOf({ tasksCount: { all: 0 } }, { assistant: false }))).toBe('comments')
})
