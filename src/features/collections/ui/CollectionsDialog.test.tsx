import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { CollectionsDialog } from './CollectionsDialog'

afterEach(() => vi.unstubAllGlobals())

const open = (options: OpenOptions = {}) =>
  openPortal({ '/': <CollectionsDialog onClose={() => undefined} /> }, options)

it('lists what the person keeps together, and how much is in it', async () => {
  open()
  const dialog = within(await screen.findByRole('dialog', { name: 'My collections' }))
  expect((await dialog.findAllByRole('listitem'))[0]?.textContent).toMatch(/\d+ posts?$/)
})

it('says when there are none', async () => {
  open({ intercept: () => Response.json({ collections: [] }) })
  await screen.findByText('No collections yet')
})

it('offers another try when they do not come', async () => {
  let broken = true
  open({ intercept: () => (broken ? problem(500, 'broken') : undefined) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  await screen.findAllByRole('listitem')
})
