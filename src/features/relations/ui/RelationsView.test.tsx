import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, type OpenOptions } from '@/shared/testing/open-portal'
import { RelationsView } from './RelationsView'

afterEach(() => vi.unstubAllGlobals())

const open = (postId: string, options: OpenOptions = {}) =>
  openPortal({ '/': <RelationsView postId={postId} /> }, options)

it('names the posts that can be read and counts the others', async () => {
  open('p-1015')
  expect(await screen.findByRole('link', { name: /Cantiere capannone A/ })).toBeTruthy()
  expect(screen.getByText('1 more post you can’t open')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})

it('takes a relation away from who may change the post', async () => {
  open('p-957')
  const row = within(await screen.findByRole('listitem'))
  await userEvent.click(row.getByRole('button', { name: /^Remove relation to/ }))
  await screen.findByText('No related posts')
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})
