import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigationQueries } from '@/features/navigation'
import { sendHeldActs } from '@/features/held-acts'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { DraftsView } from './DraftsView'

beforeEach(stopUndo)
afterEach(() => vi.unstubAllGlobals())

const open = (address = '/my-space/drafts') => openPortal({ '/my-space/:tab': <DraftsView /> }, { address })
const row = async (text: RegExp | string) => (await screen.findByText(text)).closest('li') as HTMLElement
const choice = (name: RegExp) => screen.findByRole('radio', { name })

it('lists what is not published with its counts, failed schedules first and with their reason', async () => {
  open()
  const first = (await screen.findAllByRole('listitem'))[0] as HTMLElement
  within(first).getByText('Works council hours in December')
  within(first).getByText(/You can no longer post in this community/)
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  await choice(/^All\s*7/)
  await choice(/^New posts\s*3/)
  await choice(/^Unpublished changes\s*1/)
  await choice(/^Scheduled\s*3/)
  await screen.findByText('Untitled')
})

it('narrows the list by its address', async () => {
  open('/my-space/drafts?state=edit')
  await screen.findByText(/Riparare invece di sostituire/)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('takes a discarded draft from the list and from the number of the menu at once, until Undo', async () => {
  const { portal, tips, queryClient } = open()
  const title = 'Lockout at the presses: the new rule'
  await row(title)
  await queryClient.fetchQuery(navigationQueries.counts())
  const inMenu = () => queryClient.getQueryData(navigationQueries.counts().queryKey)?.drafts
  const press = () => userEvent.click(screen.getByRole('button', { name: `Discard “${title}”` }))
  await press()
  expect(screen.queryByText(title)).toBeNull()
  expect(inMenu()).toBe(6)
  await choice(/^All\s*6/)
  tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
  await row(title)
  expect(inMenu()).toBe(7)
  await press()
  await sendHeldActs()
  expect(portal.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  await waitFor(() => expect(inMenu()).toBe(6))
  expect(screen.queryByText(title)).toBeNull()
})

it('keeps an Undo for each of two discarded drafts', async () => {
  const { tips } = open()
  const [one, two] = ['Lockout at the presses: the new rule', 'Luna da tavolo: che cosa chiedono i negozi']
  for (const title of [one, two]) {
    await row(title)
    await userEvent.click(screen.getByRole('button', { name: `Discard “${title}”` }))
  }
  tips.at(-2)?.actionCallbacks?.[0]?.onSelect()
  await row(one)
  expect(screen.queryByText(two)).toBeNull()
  tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
  await row(two)
})

it('takes a post from its schedule, and Undo schedules it again', async () => {
  const { tips } = open()
  const title = 'Winter tyres for the forklifts'
  within(await row(title)).getByText(/^Scheduled for/)
  await userEvent.click(screen.getByRole('button', { name: `Unschedule “${title}”` }))
  await waitFor(async () => within(await row(title)).getByText('Draft'))
  expect(tips.at(-1)).toMatchObject({ title: { id: 'postEditor.plan.unscheduled' } })
})

it('says when unscheduling came too late', async () => {
  const { portal, tips } = open()
  const title = 'Winter tyres for the forklifts'
  await row(title)
  portal.intercept = (request) => (request.method === 'DELETE' ? problem(409, 'already-published') : undefined)
  await userEvent.click(screen.getByRole('button', { name: `Unschedule “${title}”` }))
  await waitFor(() => expect(tips.at(-1)).toMatchObject({ title: { id: 'postEditor.plan.tooLate' } }))
})

it('publishes a draft that lacks nothing', async () => {
  const { tips } = open()
  const title = 'Lockout at the presses: the new rule'
  await row(title)
  expect(screen.queryByRole('button', { name: 'Publish “Untitled”' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: `Publish “${title}”` }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(tips.at(-1)).toMatchObject({ title: { id: 'postEditor.published' } })
})
