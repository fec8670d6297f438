import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { answersOnDevice, groupsOf } from './groups'

const person = { id: 'g', fullName: 'Giulia Riva', firstName: 'Giulia', accountPhotoUrl: null, deleted: false }
const community = { id: 'c', name: 'Quality', color: 'green' as const }
const item = (id: string, dueAt: string | null): Schemas['ToAnswerItem'] => ({
  id: `survey-${id}`,
  kind: 'survey',
  post: { id, number: 1, title: id, language: 'en', community },
  from: person,
  dueAt,
})
const when = { now: new Date('2026-11-20T10:00:00Z'), timeZone: 'Europe/Rome' }

it('tells late from today and later, on the calendar of the reader', () => {
  const items = [
    item('past', '2026-11-20T09:59:00Z'),
    item('evening', '2026-11-20T23:30:00Z'),
    item('noon', '2026-11-20T12:00:00Z'),
    item('open', null),
  ]
  expect(groupsOf(items, [], when).map(({ name, items: some }) => [name, some.map(({ post }) => post.id)])).toEqual([
    ['late', ['past']],
    ['today', ['noon']],
    ['later', ['evening', 'open']],
  ])
})

it('shows what waits on this device once, and knows it from other forms', () => {
  const drafts = [
    { address: '/post/p-1/survey/answer', about: { title: 'Asked' } },
    { address: '/post/p-1/comments', about: { title: 'A comment' } },
    { address: '/post/edit/p-2', about: { title: 'A post' } },
  ]
  const waiting = answersOnDevice(drafts)
  expect(waiting).toEqual([{ postId: 'p-1', title: 'Asked' }])
  expect(groupsOf([item('p-1', null), item('p-2', null)], waiting, when)[0]?.items.map(({ post }) => post.id)).toEqual([
    'p-2',
  ])
})
