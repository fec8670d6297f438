import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { MentionsTab } from './MentionsTab'

afterEach(() => vi.unstubAllGlobals())

const open = (address: string) => openPortal({ '/my-space/:tab': <MentionsTab /> }, { address })

const rows = () => within(screen.getByRole('list', { name: 'Mentions' })).getAllByRole('listitem')

it('lists what is unread alone once that is chosen, and says so in the address', async () => {
  const { router } = open('/my-space/mentions')
  await screen.findByRole('list', { name: 'Mentions' })
  const all = rows().length
  await userEvent.click(screen.getByRole('radio', { name: /^Unread/ }))
  expect(router.state.location.search).toBe('?filter=unread')
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(all).toBeGreaterThan(2)
  await userEvent.click(screen.getByRole('radio', { name: /^All/ }))
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(rows()).toHaveLength(all))
})

it('lists what is unread alone where the address says so', async () => {
  open('/my-space/mentions?filter=unread')
  await screen.findByRole('list', { name: 'Mentions' })
  expect(rows()).toHaveLength(2)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Unread/ }).checked).toBe(true)
})
