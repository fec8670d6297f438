import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import type { DeviceDraft } from '@/shared/device-drafts'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { ChangeRequestDialog } from './ChangeRequestDialog'

const kept = vi.hoisted(() => new Map<string, DeviceDraft>())

vi.mock(import('@/shared/device-drafts'), async (original) => ({
  ...(await original()),
  readDeviceDraft: (_user, address) => Promise.resolve(kept.get(address) ?? null),
  keepDeviceDraft: (_user, address, value, about) => {
    kept.set(address, { value, savedAt: 0, about })
    return Promise.resolve(true)
  },
}))

afterEach(async () => {
  kept.clear()
  await closePortals()
})

it('sends a form that was left open as a change of the request as it was then', async () => {
  const request = examples.getFeedbackRequest.feedbackRequestWithAnswers
  const open = (stands: object) =>
    openPortal(
      { '/': <ChangeRequestDialog postId="p-1035" requestId={request.id} title="Audit" onClose={() => {}} /> },
      {
        intercept: ({ method, url }) =>
          method === 'GET' && url.endsWith(`/feedback-requests/${request.id}`)
            ? Response.json({ ...request, ...stands })
            : undefined,
      },
    )
  open({})
  const files = await screen.findByRole('checkbox', { name: 'Allow files' })
  const allowed = (files as HTMLInputElement).checked
  await userEvent.click(files)
  cleanup()
  const { portal } = open({ question: 'Which papers?', occToken: 'newer' })
  const field = await screen.findByRole('checkbox', { name: 'Allow files' })
  await waitFor(() => expect(field).toHaveProperty('checked', !allowed))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = portal.requests.find(({ method }) => method === 'PATCH')
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ occToken: request.occToken, filesAllowed: !allowed })
  })
})
