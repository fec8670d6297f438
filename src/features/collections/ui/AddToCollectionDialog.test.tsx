import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { postQueries } from '@/features/posts'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { AddToCollectionDialog } from './AddToCollectionDialog'

afterEach(() => vi.unstubAllGlobals())

/** The dialog over the page of a post. */
function Loaded() {
  const { data } = useQuery(postQueries.detail('p-1042'))
  return data ? <AddToCollectionDialog post={data} onClose={() => undefined} /> : null
}

const open = (options: OpenOptions = {}) => openPortal({ '/': <Loaded /> }, options)
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const isWrite = ({ method }: Request) => method === 'PUT'

it('puts the post into a collection and takes it out again', async () => {
  open()
  await userEvent.click(await box('Supplier audit'))
  await waitFor(async () => expect((await box('Supplier audit')).checked).toBe(true))
  await userEvent.click(await box('Supplier audit'))
  await waitFor(async () => expect((await box('Supplier audit')).checked).toBe(false))
})

it('offers no collections of others', async () => {
  open()
  await box('Supplier audit')
  expect(screen.queryByRole('checkbox', { name: 'Before you touch a press' })).toBeNull()
})

it('makes a collection with the post in it', async () => {
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'New collection' }), 'Press hall{Enter}')
  await waitFor(async () => expect((await box('Press hall')).checked).toBe(true))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

it.each([
  ['', 'Enter a name'],
  ['Spring lamps', 'You already have a collection with this name'],
])('says why a collection named "%s" cannot be made', async (name, words) => {
  open()
  const field = await screen.findByRole('textbox', { name: 'New collection' })
  await userEvent.type(field, `${name}{Enter}`)
  await screen.findByText(words)
})

it('says that a collection is full, and leaves the box empty', async () => {
  open({ intercept: (request) => (isWrite(request) ? problem(409, 'collection-full') : undefined) })
  await userEvent.click(await box('Supplier audit'))
  expect((await screen.findByRole('alert')).textContent).toBe('This collection is full. It can hold 1,000 posts.')
  expect((await box('Supplier audit')).checked).toBe(false)
})
