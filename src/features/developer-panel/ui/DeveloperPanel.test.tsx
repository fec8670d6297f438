import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { openPortal } from '@/shared/testing/open-portal'

import type { MockWorld } from '../api/mock-world'
import { DeveloperPanel } from './DeveloperPanel'

let world: MockWorld
let refusal: string | null

beforeEach(() => {
  refusal = null
  world = { seed: 'default', outOfService: false, realtimeAvailable: true, build: { version: '1.0.1' }, faults: [] }
})

/** Stands for the control surface: keeps what was asked of it in the world that it tells of. */
async function control(request: Request): Promise<Response> {
  if (request.method === 'GET') return Response.json(world)
  if (refusal !== null) return Response.json({ error: refusal }, { status: 422 })
  const act = new URL(request.url).pathname.split('/').at(-1)
  const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
  if (act === 'realtime') world = { ...world, realtimeAvailable: body['available'] === true }
  if (act === 'faults')
    world = { ...world, faults: request.method === 'POST' ? [body as MockWorld['faults'][number]] : [] }
  return Response.json({})
}

async function openPanel() {
  const opened = openPortal(
    { '/': <DeveloperPanel /> },
    { intercept: (request) => (request.url.includes('/__mock/') ? control(request) : undefined) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Demo controls' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Demo controls' }))
  await panel.findByText(/build 1\.0\.1/)
  const sent = () =>
    opened.portal.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path.replace('/__mock/worlds/default', ''), body && JSON.parse(body)])
  return { panel, sent, user: opened.user }
}

it('asks the mock server for nothing before it is opened', () => {
  const { portal } = openPortal({ '/': <DeveloperPanel /> })
  expect(portal.requests).toEqual([])
})

it('takes the focus when it opens and gives it back on Escape', async () => {
  await openPanel()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Demo controls' }))
})

it('cuts the live updates and shows that they are cut', async () => {
  const { panel, sent } = await openPanel()
  await userEvent.click(panel.getByRole('switch', { name: 'Live updates' }))
  expect(sent()).toEqual([['POST', '/realtime', { available: false }]])
  await expect.poll(() => panel.getByRole<HTMLInputElement>('switch', { name: 'Live updates' }).checked).toBe(false)
})

it('lets the chosen call fail, lists what still waits and takes it back', async () => {
  const { panel, sent } = await openPanel()
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Request' }), 'getPost')
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Failure' }), 'No response')
  await userEvent.click(panel.getByRole('button', { name: 'Simulate failure' }))
  expect(sent()).toEqual([['POST', '/faults', { kind: 'never', operationId: 'getPost', times: 1 }]])
  await panel.findByText('getPost: No response, once more')

  await userEvent.click(panel.getByRole('button', { name: 'Clear' }))
  await panel.findByText('No failures are simulated.')
})

it('sends the chosen notification to the person who is signed in', async () => {
  const { panel, sent, user } = await openPanel()
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Type' }), 'task-assign')
  await userEvent.click(panel.getByRole('button', { name: 'Send to me' }))
  expect(sent()).toEqual([['POST', '/notifications', { typeId: 'task-assign', userId: user.id }]])
})

it('says why the mock server refused', async () => {
  const { panel } = await openPanel()
  refusal = 'The body is too long'
  await userEvent.click(panel.getByRole('button', { name: 'Release a new build' }))
  await panel.findByText('The mock server rejected it: The body is too long')
})

it('says so when there is no mock server', async () => {
  openPortal({ '/': <DeveloperPanel /> }, { intercept: () => new Response('', { status: 404 }) })
  await userEvent.click(screen.getByRole('button', { name: 'Demo controls' }))
  await screen.findByText('Can’t reach the mock server.')
})
