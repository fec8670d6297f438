import { expect, it } from 'vitest'
import { bootRoutes } from './boot-routes'
import { planStart } from './plan-start'
import { routes } from '@/shared/routes'

const map = {
  routes: bootRoutes(routes, ({ screen }) => ({
    files: [`${screen}.js`],
  })),
  members: { files: ['area.js'] },
  scripts: [],
  styles: [],
}

it('asks for the feed while the code still loads, in the words of the feed itself', () => {
  expect(planStart(map, '/', '', true)).toEqual({
    skeleton: 'shell',
    files: ['dashboard.js'],
    request: '/internal/v2/communication/posts?filter=latest&pageSize=20',
  })
})

it('follows the filter of the address, and only one that exists', () => {
  expect(planStart(map, '/', '?filter=unread', true).request).toContain('filter=unread')
  expect(planStart(map, '/', '?filter=<script>', true).request).toContain('filter=latest')
})

it('asks for the post that the address names, with or without a tab', () => {
  expect(planStart(map, '/post/p-1042', '', true).request).toBe('/internal/v2/communication/posts/p-1042')
  expect(planStart(map, '/post/p-1042/comments', '?commentId=c1', true).request).toBe(
    '/internal/v2/communication/posts/p-1042',
  )
})

it('shows the sign-in page and asks for nothing of members when nobody is signed in', () => {
  expect(planStart(map, '/post/p-1042', '', false)).toEqual({
    skeleton: 'sign-in',
    files: ['login.js'],
    request: null,
  })
})

it('begins every other screen of signed-in people in the frame', () => {
  expect(planStart(map, '/people', '', true)).toEqual({
    skeleton: 'shell',
    files: ['area.js'],
    request: null,
  })
  expect(planStart(map, '/people', '', false).skeleton).toBe('sign-in')
})

it.each(['/post/create', '/post/create/c-7', '/post/edit/p-1042', '/post/print/p-1042', '/post/feedback'])(
  'does not take %s for a post',
  (path) => {
    expect(planStart(map, path, '', true).request).toBeNull()
  },
)

it('keeps the rows that say more than where the screen is, and no others', () => {
  const known = bootRoutes(routes, () => ({ files: [] }))
  expect(known.length).toBeLessThan(routes.length)
  for (const { access, firstRequest, path } of routes) {
    if (access === 'signed-in' && !firstRequest) continue
    const found = known.find(({ pattern }) => new RegExp(pattern).test(path))
    expect(found?.guarded, path).toBe(access === 'signed-in')
    expect(found?.firstRequest, path).toBe(firstRequest)
  }
})
