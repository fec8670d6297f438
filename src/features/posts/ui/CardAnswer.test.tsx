import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { openPortal } from '@/shared/testing/open-portal'

import { DashboardFeed } from './DashboardFeed'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:17:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const [mine] = examples.listInvitations.people.invitations

/** A feed of one post, whose event the mock server knows. */
function openFeed(change: Partial<Schemas['PostEvent']>) {
  const post = examples.listPosts.firstPage.posts.find(({ id }) => id === 'p-1015')
  // One that was read before has no buttons.
  const posts = [{ ...post, read: false, event: { ...post?.event, ...change } }]
  return openPortal(
    { '/': <DashboardFeed firstName="Giulia" /> },
    {
      intercept: ({ method, url }) =>
        method === 'GET' && url.includes('/communication/posts?')
          ? Response.json({ posts, nextPageToken: null })
          : undefined,
    },
  )
}

it('answers an invitation on the card of the feed', async () => {
  const { portal } = openFeed({ myInvitation: mine ?? null })
  const card = within(await screen.findByRole('article', { name: /^Nuova pressa/ }))
  expect(await card.findByRole('radio', { name: 'Yes', checked: true })).toBeDefined()
  await userEvent.click(card.getByRole('radio', { name: 'Maybe' }))
  await waitFor(() => expect(portal.requests.some(({ method }) => method === 'PUT')).toBe(true))
  expect(await card.findByRole('radio', { name: 'Maybe', checked: true })).toBeDefined()
  const [sent] = portal.requests.filter(({ method }) => method === 'PUT')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ response: 'tentative', note: null })
})

it.each([
  ['is not invited', { myInvitation: null }],
  ['is invited to what was cancelled', { myInvitation: mine ?? null, cancelled: true }],
])('asks nothing of who %s', async (_, change) => {
  openFeed(change)
  const card = within(await screen.findByRole('article', { name: /^Nuova pressa/ }))
  await card.findByRole('button', { name: /^Like/ })
  expect(card.queryByRole('radiogroup')).toBeNull()
})
