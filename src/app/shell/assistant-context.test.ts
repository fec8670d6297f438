import { expect, it } from 'vitest'
import { routes } from '@/shared/routes'
import { contextOf } from './assistant-context'

it.each([
  ['dashboard', undefined, { type: 'dashboard', id: null }],
  ['community', '7', { type: 'community', id: '7' }],
  ['community-posts', '7', { type: 'community', id: '7' }],
  ['community-archive', '7', { type: 'community', id: '7' }],
  ['community-search', '7', { type: 'community', id: '7' }],
  ['community-detail', '7', { type: 'community', id: '7' }],
  ['community-detail', undefined, null],
  ['post', undefined, null],
  ['post-create', '7', null],
  [undefined, undefined, null],
])('keeps to what is on screen: %s %s', (route, community, context) => {
  expect(contextOf(route, community)).toEqual(context)
})

it('is the same in every part of a community, so that its chat stays when another part is opened', () => {
  const parts = routes.filter(({ path }) => path.startsWith('/community/:communityId'))
  expect(parts.length).toBeGreaterThan(3)
  for (const { name } of parts) expect([name, contextOf(name, '7')]).toEqual([name, { type: 'community', id: '7' }])
})
