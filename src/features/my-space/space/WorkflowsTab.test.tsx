import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { sendHeldActs } from '@/features/held-acts'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { type OpenOptions, openPortal } from '@/shared/testing/open-portal'
import { WorkflowsTab } from './WorkflowsTab'

beforeEach(stopUndo)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (show: string, options: OpenOptions = {}) =>
  openPortal({ '/my-space/:tab': <WorkflowsTab /> }, { address: `/my-space/workflows?show=${show}`, ...options })

const row = async (title: RegExp) => {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('li') ?? document.body)
}

it.each(['decide', 'mine'])('leads to the workflow behind the steps of a row, below %s', async (show) => {
  open(show)
  const [more] = await screen.findAllByRole('button', { name: /^More actions for / })
  if (!more) throw new Error('There is no menu')
  await userEvent.click(more)
  const menu = within(await screen.findByRole('menu'))
  menu.getByRole('menuitem', { name: 'Copy link' })
  const workflow = menu.getByRole('menuitem', { name: 'Steps and history' })
  expect(workflow.getAttribute('href')).toMatch(/^\/post\/p-\d+\?entity=workflow$/)
})

it('acknowledges in the row, and takes it back there before the server hears of it', async () => {
  const { portal } = open('acknowledge')
  const title = /^The week in figures: drivers/
  await userEvent.click(await (await row(title)).findByRole('button', { name: /^Acknowledge: / }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await (await row(title)).findByText('Acknowledged')
  await userEvent.click((await row(title)).getByRole('button', { name: 'Undo' }))
  await (await row(title)).findByRole('button', { name: /^Acknowledge: / })
  await sendHeldActs()
  expect(portal.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('answers an invitation in the row, and sends only the answer that stands', async () => {
  const { items, ...page } = examples.listWaiting.waiting
  const invitations = items.filter(({ kind }) => kind === 'invitation')
  const { portal } = open('answer', {
    intercept: ({ url }) => (url.includes('/waiting') ? Response.json({ ...page, items: invitations }) : undefined),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'No' }))
  await screen.findByText('You said no')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByText('You said yes')
  await sendHeldActs()
  const sent = portal.requests.filter(({ method }) => method !== 'GET')
  expect(sent).toMatchObject([{ method: 'PUT', path: expect.stringMatching(/p-1013\/invitations\/mine$/) }])
  expect(sent[0]?.body).toContain('accepted')
})

it('says what will stand where nothing waits', async () => {
  open('answer')
  await screen.findByRole('heading', { name: 'Nothing to answer' })
})
