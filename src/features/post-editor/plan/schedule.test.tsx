import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { EditPostView } from '../ui/PostEditorView'

// The document of tests has no database.
vi.mock(import('@/shared/device-drafts'), async (original) => ({
  ...(await original()),
  readDeviceDraft: () => Promise.resolve(null),
  keepDeviceDraft: () => Promise.resolve(true),
  forgetDeviceDraft: () => Promise.resolve(),
}))

afterEach(closePortals)

function EditPage() {
  const { postId = '' } = useParams()
  return <EditPostView postId={postId} />
}

const open = (postId: string) =>
  openPortal(
    { '/post/edit/:postId': <EditPage />, '/post/:postId': <p>The post</p>, '/my-space/:tab': <p>The drafts</p> },
    { address: `/post/edit/${postId}` },
  )

it('opens a scheduled post with its time, and a draft again once it is unscheduled', async () => {
  open('p-1037')
  await screen.findByText(/^Scheduled for 23 November 2026, 06:00/)
  screen.getByRole('button', { name: 'Schedule' })
  await userEvent.click(screen.getByRole('button', { name: 'Unschedule' }))
  await screen.findByRole('button', { name: 'Publish' })
  expect(screen.queryByText(/^Scheduled for 23 November/)).toBeNull()
})

it('says why a schedule has failed', async () => {
  open('p-1025')
  await screen.findByText(/^You can no longer post in this community/)
})

it('leads from the menu to day and time, asks for what is missing, and can publish at once all the same', async () => {
  const { portal } = open('p-1041')
  await userEvent.click(await screen.findByRole('button', { name: 'Publishing options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  // Nothing is laid out here, so the fields are in the sheet.
  await screen.findByRole('group', { name: 'Day' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(screen.getAllByText('Choose a day and a time').length).toBeGreaterThan(0))
  expect(portal.requests.some(({ path }) => path.endsWith('/publish'))).toBe(false)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Publishing options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish now' }))
  await screen.findByText('The post')
  const sent = portal.requests.find(({ path }) => path.endsWith('/publish'))
  expect(JSON.parse(sent?.body ?? '')).not.toHaveProperty('publishAt')
})
