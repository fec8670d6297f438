import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal } from '@/shared/testing/open-portal'
import { CommunityPosts } from './CommunityPosts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { full: community } = examples.getCommunity

/** In a world with more posts than a table draws at once. */
const open = () => openPortal({ '/': <CommunityPosts community={community} /> }, { seed: 'crowded' })

const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Posts of Quality and safety' })
const boxes = () => screen.queryAllByRole('checkbox').length
const actions = () => screen.queryByRole('columnheader', { name: 'Actions' })
/** What the browser does before it takes the page, and after. */
const tell = (type: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(type)))

it('is printed with all of its rows, and with nothing that one presses in them', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => tell('beforeprint'))
  open()
  const found = await screen.findByText(/^\d+ posts$/)
  const total = Number.parseInt(found.textContent)
  expect(total).toBeGreaterThan(100)
  await waitFor(() => expect(boxes()).toBeGreaterThan(0))
  expect(table().rows.length).toBeLessThan(100)
  expect(actions()).not.toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(table().rows).toHaveLength(1 + total)
  expect(boxes()).toBe(0)
  expect(actions()).toBeNull()

  tell('afterprint')
  await waitFor(() => expect(table().rows.length).toBeLessThan(100))
  expect(boxes()).toBeGreaterThan(0)
})
