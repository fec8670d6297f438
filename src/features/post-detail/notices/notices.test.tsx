import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { PostDetailView } from '../ui/PostDetailView'

afterEach(() => vi.unstubAllGlobals())

function Page() {
  const { postId = '' } = useParams()
  return <PostDetailView postId={postId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/post/:postId': <Page /> }, { ...options, address })
const addressOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')

it('says of a replaced post which one is to be read, and leads there', async () => {
  open('/post/p-949')
  expect((await screen.findByRole('note')).textContent).toMatch(/^This post has been replaced by Headquarters canteen/)
  expect(addressOf(/^Headquarters canteen/)).toBe('/post/p-1003')
})

it('shows an older text, says so, and leads to what changed and to the text of today', async () => {
  open('/post/p-1015?revision=1')
  expect((await screen.findByRole('note')).textContent).toMatch(/^You’re reading version 1, published /)
  screen.getByText(/alle cinque del mattino/)
  expect(addressOf('Show what changed')).toBe('/post/p-1015/history?from=1&to=3')
  expect(addressOf('Read the current version')).toBe('/post/p-1015')
})

it('asks nothing of who reads an older text', async () => {
  open('/post/p-966')
  await screen.findByText('Asked of you')
  open('/post/p-966?revision=1')
  await screen.findByText(/^You’re reading version 1/)
  await waitFor(() => expect(screen.getAllByText('Asked of you')).toHaveLength(1))
})

it('says that the named version is the one of today', async () => {
  open('/post/p-1015?revision=3')
  await screen.findByText('Version 3 is the current one.')
  screen.getByText(/alle quattro del mattino/)
})

it('shows the text of today where there is no such version', async () => {
  open('/post/p-1015?revision=9')
  await screen.findByText('Version 9 isn’t available. This is the current version.')
  screen.getByText(/alle quattro del mattino/)
})

it.each([
  ['the server cannot answer', () => problem(500, 'internal-error')],
  ['there is no network', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
])('says that the named version did not come where %s, and gets it at another try', async (_, fails) => {
  let failing = true
  open('/post/p-1015?revision=1', {
    intercept: ({ url }) => (failing && new URL(url).pathname.endsWith('/revisions/1') ? fails() : undefined),
  })
  const notice = await screen.findByRole('note')
  expect(notice.textContent).toMatch(/^Version 1 couldn’t be loaded\. This is the current version\./)
  screen.getByText(/alle quattro del mattino/)
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^You’re reading version 1/)
  screen.getByText(/alle cinque del mattino/)
  expect(document.activeElement).toBe(screen.getByRole('note'))
})

it('leads from “edited” to the earlier texts where there are some', async () => {
  open('/post/p-1015')
  expect((await screen.findByRole('link', { name: /^edited / })).getAttribute('href')).toBe('/post/p-1015/history')
})

it('names the related posts beside it', async () => {
  open('/post/p-1015')
  expect(await screen.findByRole('link', { name: 'Cantiere capannone A: si scava' })).toBeTruthy()
  expect(addressOf('All 2')).toBe('/post/p-1015/relations')
})
