import { expect, it } from 'vitest'
import { routes } from '@/shared/routes'
import { viewedFrom } from './viewed-from'

const group = { overlay: 'groupInfo', groupId: 'group-line-4' } as const
const person = { overlay: 'userProfile', userId: 'sofia-karras' } as const
const rowOf = (name: string) => routes.find((row) => row.name === name) ?? null

it.each(['manage', 'group-edit', 'digital-workplace-admin', 'admin-v2'])(
  'opens people and groups for administrators from %s',
  (name) => {
    for (const request of [group, person])
      expect(viewedFrom(rowOf(name), request)).toEqual({ ...request, view: 'admin' })
  },
)

it.each(['dashboard', 'people', 'profile', 'post'])('opens them plain from %s, whoever looks', (name) => {
  expect(rowOf(name)).not.toBeNull()
  for (const request of [group, person]) expect(viewedFrom(rowOf(name), request)).toEqual(request)
})

it('knows no administrative view of other things, nor before a screen is there', () => {
  const hashtag = { overlay: 'hashtagInfo', hashtagId: 'safety' } as const
  expect(viewedFrom(rowOf('manage'), hashtag)).toBe(hashtag)
  expect(viewedFrom(null, group)).toBe(group)
})
