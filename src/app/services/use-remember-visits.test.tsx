import { act, render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, type User } from '@/features/session'
import { rememberVisit, visitsOf } from '@/features/visits'
import { useOwnTitle } from '@/shared/own-title'
import { routes } from '@/shared/routes'
import { useRememberVisits } from './use-remember-visits'

const user = examples.getSession.employee.user as User

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A post or a community with its name, but for those that are closed. */
function Screen() {
  const { postId, communityId } = useParams()
  const id = postId ?? communityId
  useOwnTitle(id === undefined || id === 'closed' ? undefined : `The title of ${id}`)
  useRememberVisits()
  return null
}

function open(address: string) {
  const scope = fork({ values: [[$session, { phase: 'signed-in', user }]] })
  const router = createMemoryRouter(
    routes.map((route) => ({ path: route.path, handle: route, element: <Screen /> })),
    { initialEntries: [address] },
  )
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const stay = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { stay, go: (path: string) => act(() => router.navigate(path)) }
}

it('remembers the posts, communities and screens where somebody stayed, the last first', async () => {
  const { go, stay } = open('/post/p-1?commentId=c-1')
  await stay(1_000)
  for (const path of ['/community/torino/posts', '/tasks', '/search-v2?q=press', '/post/p-2/comments']) {
    await go(path)
    await stay(1_000)
  }
  expect(visitsOf(user.id)).toEqual([
    { kind: 'post', id: 'p-2', title: 'The title of p-2' },
    { kind: 'screen', id: 'tasks', title: '' },
    { kind: 'community', id: 'torino', title: 'The title of torino' },
    { kind: 'post', id: 'p-1', title: 'The title of p-1' },
  ])
})

it('does not remember what was only passed', async () => {
  const { go, stay } = open('/post/p-1')
  await stay(500)
  await go('/post/p-2')
  await stay(999)
  expect(visitsOf(user.id)).toEqual([])
})

it('forgets a post that turns out to be closed', async () => {
  rememberVisit(user.id, { kind: 'post', id: 'closed', title: 'A secret' })
  const { stay } = open('/post/closed')
  await stay(1_000)
  expect(visitsOf(user.id)).toEqual([])
})
