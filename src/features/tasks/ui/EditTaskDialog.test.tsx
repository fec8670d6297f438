import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import type { DeviceDraft } from '@/shared/device-drafts'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { EditTaskDialog } from './EditTaskDialog'

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

it('sends a form that was left open as a change of the task as it was then', async () => {
  const task: Schemas['Task'] = examples.getTask.taskDetail
  openPortal({ '/': <EditTaskDialog task={task} onClose={() => {}} /> })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Priority' }), 'Low')
  cleanup()
  const current: Schemas['Task'] = { ...task, title: 'Add an alarm', priority: 'urgent', occToken: 'task-301-2' }
  const { portal } = openPortal({ '/': <EditTaskDialog task={current} onClose={() => {}} /> })
  const priority = await screen.findByRole('combobox', { name: 'Priority' })
  await waitFor(() => expect(priority).toHaveProperty('value', 'low'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = portal.requests.find(({ method }) => method === 'PATCH')
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ occToken: task.occToken, priority: 'low' })
  })
})
