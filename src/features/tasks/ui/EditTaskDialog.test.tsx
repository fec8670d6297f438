import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { api, type Schemas, unwrap } from '@/api'
import { examples } from '@/api/examples.gen'
import type { DeviceDraft } from '@/shared/device-drafts'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { demoPassword } from '../../../../mock-server/content/people'
import { taskQueries } from '../api/task-queries'
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

const params = { path: { taskId: 't-301' } }
const read = () => unwrap(api.GET('/internal/v2/communication/tasks/{taskId}', { params }))

/** Who speaks to the server from here on. */
const signIn = (userName: string) =>
  unwrap(api.POST('/core/auth/sign-in', { body: { userName, password: demoPassword } }))

/** Changes the task as Marco does meanwhile, with an account of his own. */
async function changeAsMarco(change: Partial<Schemas['TaskChange']>) {
  await signIn('marco.bianchi')
  const { occToken } = await read()
  await unwrap(api.PATCH('/internal/v2/communication/tasks/{taskId}', { params, body: { occToken, ...change } }))
  await signIn('giulia.riva')
}

function Form({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(taskQueries.task('t-301'))
  return data ? <EditTaskDialog task={data} onClose={onClose} /> : null
}

it('loses nothing of what two people with an account each write into one task', async () => {
  const onClose = vi.fn()
  openPortal({ '/': <Form onClose={onClose} /> })
  const title = await screen.findByLabelText('Title')
  await userEvent.clear(title)
  await userEvent.type(title, 'Add a lamp')
  const description = screen.getByLabelText(/^Description/)
  await userEvent.clear(description)
  await userEvent.type(description, 'At once.')
  await changeAsMarco({ title: 'Add an alarm', priority: 'urgent' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Title: yours is “Add a lamp”, theirs is “Add an alarm”')
  // Only what both have changed is asked about; the rest of both stands in the form.
  expect(screen.getAllByRole('button', { name: /^Use theirs/ })).toHaveLength(1)
  expect(title).toHaveProperty('value', 'Add a lamp')
  expect(description).toHaveProperty('value', 'At once.')
  expect(screen.getByLabelText('Priority')).toHaveProperty('value', 'urgent')
  expect(await read()).toMatchObject({ title: 'Add an alarm', priority: 'urgent' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await read()).toMatchObject({
    title: 'Add a lamp',
    priority: 'urgent',
    description: { ops: [{ insert: 'At once.\n' }] },
  })
  const { events } = await unwrap(api.GET('/internal/v2/communication/tasks/{taskId}/activity', { params }))
  expect(events.slice(0, 2).map(({ by, fields }) => [by.id, fields])).toEqual([
    ['giulia-riva', ['title', 'description']],
    ['marco-bianchi', ['title', 'priority']],
  ])
})
