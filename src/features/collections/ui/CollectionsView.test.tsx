import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { CollectionsView } from './CollectionsView'

afterEach(() => vi.unstubAllGlobals())

it('shows the collections that others share beside one’s own', async () => {
  openPortal({ '/': <CollectionsView collectionId={undefined} /> })
  await screen.findByRole('link', { name: 'Supplier audit' })
  expect(screen.getByText(/shared by Marco Bianchi/)).toBeTruthy()
})

it('moves a post by Alt and an arrow, and says where it is', async () => {
  openPortal({ '/': <CollectionsView collectionId="collection-audit" /> })
  const list = within(await screen.findByRole('list', { name: 'Posts in Supplier audit' }))
  const titles = () => list.getAllByRole('link').map(({ textContent }) => textContent)
  const [first, second] = titles()
  const down = list.getAllByRole('button', { name: /^Move down/ })[0]
  if (down) fireEvent.keyDown(down, { key: 'ArrowDown', altKey: true })
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]))
  expect(screen.getByText(`${first} is now 2 of 5`)).toBeTruthy()
})

it('keeps the name that was typed when it is taken', async () => {
  openPortal({ '/': <CollectionsView collectionId={undefined} /> })
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New collection' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spring lamps')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('You already have a collection with this name')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Spring lamps')
})
