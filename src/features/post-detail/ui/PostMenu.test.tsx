import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { PostDetailView } from './PostDetailView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  const { postId = '' } = useParams()
  return <PostDetailView postId={postId} />
}

/** The post of the signed-in person, with its menu open. */
async function openMenu() {
  const portal = openPortal({ '/': <p>The feed</p>, '/post/:postId': <Page /> }, { address: '/post/p-967' })
  await screen.findByRole('textbox', { name: 'Write a comment' })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  return portal
}

it('archives at once, closes the comments, and Undo opens them again', async () => {
  const { tips } = await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to archive' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull())
  expect(tips).toMatchObject([{ severity: 'success', title: { id: 'postDetail.life.archived' } }])
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  await screen.findByRole('textbox', { name: 'Write a comment' })
})

it('removes after one question with its counts, and what stood at its address is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router, queryClient } = await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove post' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('5 comments and 1 file go with it')
  await userEvent.click(within(question).getByRole('button', { name: 'Remove post' }))
  await screen.findByText('The feed')
  expect(queryClient.getQueryData(['posts', 'detail', 'p-967'])).toBeUndefined()
  await router.navigate('/post/p-967')
  await screen.findByText('The page of this error')
})
