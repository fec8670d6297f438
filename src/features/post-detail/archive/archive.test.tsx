import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { PostDetailView } from '../ui/PostDetailView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  const { postId = '' } = useParams()
  return <PostDetailView postId={postId} pathTab={undefined} />
}

const open = (address: string) =>
  openPortal({ '/post/:postId': <Page />, '/post/edit/:postId': <p>The editor</p> }, { address })
const field = () => screen.queryByRole('textbox', { name: 'Write a comment' })

it('archives at once and says so above the post, closes its comments, and Undo opens them again', async () => {
  const { tips } = open('/post/p-967')
  await waitFor(() => expect(field()).not.toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to archive' }, { timeout: 5_000 }))
  await waitFor(() => expect(field()).toBeNull())
  await screen.findByText(/^In the archive since 20 November 2026/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit the comment/ })).toBeNull())
  expect(tips).toMatchObject([{ severity: 'success', title: { id: 'postDetail.archive.archived' } }])
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  await waitFor(() => expect(field()).not.toBeNull())
  expect(screen.queryByText(/^In the archive since/)).toBeNull()
})

it.each([
  ['p-1037', /^Scheduled for 23 November 2026/],
  ['p-1025', /couldn’t be published at its time/],
  ['p-1041', /^Draft\. Only you can see this post\./],
])('says of %s that readers do not see it, and leads to the editor', async (postId, words) => {
  open(`/post/${postId}`)
  await screen.findByText(words)
  expect(screen.getByRole('link', { name: 'Continue writing' }).getAttribute('href')).toBe(`/post/edit/${postId}`)
})

it('leads from the menu of a post into the editor, for those alone who may change it', async () => {
  const { router } = open('/post/p-967')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }, { timeout: 5_000 }))
  await screen.findByText('The editor')
  expect(router.state.location.pathname).toBe('/post/edit/p-967')

  await act(() => router.navigate('/post/p-1042'))
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Print' })
  expect(screen.queryByRole('menuitem', { name: 'Edit post' })).toBeNull()
})
