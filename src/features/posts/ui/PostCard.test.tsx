import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { DashboardFeed } from './DashboardFeed'

afterEach(() => vi.unstubAllGlobals())

it('says on the card of a replaced post which one is to be read, and leads there', async () => {
  const { router } = openPortal({ '/': null, '/feed': <DashboardFeed firstName="Giulia" /> })
  const replaced = await fetch(
    new Request('http://localhost/api/internal/v2/communication/posts/p-967/relations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'replaces', postId: 'p-1042' }),
    }),
  )
  expect(replaced.status).toBe(201)
  void router.navigate('/feed')
  const card = within(await screen.findByRole('article', { name: /^Line 4 stop on Tuesday/ }))
  expect(card.getByText(/^Replaced by/).textContent).toMatch(/^Replaced by Riparare invece di sostituire/)
  expect(card.getByRole('link', { name: /^Riparare invece/ }).getAttribute('href')).toBe('/post/p-967')
})
