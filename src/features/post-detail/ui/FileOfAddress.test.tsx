import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { FileOfAddress } from './FileOfAddress'

afterEach(() => vi.unstubAllGlobals())

it('shows the versions of the file that the address names, until they are closed', async () => {
  const { router } = openPortal(
    { '/post/:postId': <FileOfAddress postId="p-1042" /> },
    { address: '/post/p-1042?entity=attachments&attachmentId=att-3' },
  )
  await screen.findByRole('dialog', { name: 'morning-round-form.pdf' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?entity=attachments')
})
