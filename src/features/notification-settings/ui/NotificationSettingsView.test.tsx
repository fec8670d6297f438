import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { NotificationSettingsView } from './NotificationSettingsView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (address = '/', options: OpenOptions = {}) =>
  openPortal({ '/': <NotificationSettingsView />, '/elsewhere': <p>Elsewhere</p> }, { address, ...options })

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const changes = ({ portal }: ReturnType<typeof open>) => portal.requests.filter(({ method }) => method === 'PATCH')

it('saves what is changed together, once', async () => {
  const opened = open('/?type=comment-like')
  const both = [await box('Likes of my comments: Push'), await box('Likes of my comments: Email')]
  // In one turn: what is changed is collected for a moment only.
  act(() => both.forEach((one) => one.click()))
  expect((await box('Likes of my comments: Push')).checked).toBe(false)
  await screen.findByText('2 settings differ from the default')
  await waitFor(() => expect(changes(opened)).toHaveLength(1))
  expect(JSON.parse(changes(opened)[0]?.body ?? '')).toMatchObject({
    cells: [
      { typeId: 'comment-like', channel: 'push', value: 'off' },
      { typeId: 'comment-like', channel: 'summary', value: 'on' },
    ],
  })
})

it('takes a refused change back and names it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { portal, tips } = open('/?type=comment-like')
  await box('Likes of my comments: Push')
  portal.intercept = ({ method }) => (method === 'PATCH' ? problem(500, 'broken') : undefined)
  await userEvent.click(await box('Likes of my comments: Push'))
  await waitFor(() => expect(tips).toHaveLength(1))
  expect(JSON.stringify(tips)).toContain('Likes of my comments')
  expect((await box('Likes of my comments: Push')).checked).toBe(true)
})

it('keeps its change where another window has changed something else', async () => {
  const opened = open('/?type=comment-like')
  await box('Likes of my comments: Push')
  await fetch(
    new Request('http://localhost/api/internal/v2/communication/notification-settings', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        occToken: 'settings-0',
        cells: [{ typeId: 'post-comment', channel: 'push', value: 'off' }],
      }),
    }),
  )
  await userEvent.click(await box('Likes of my comments: Push'))
  await waitFor(() => expect(changes(opened)).toHaveLength(3))
  await waitFor(async () => expect((await box('Comments on my posts: Push')).checked).toBe(false))
  expect((await box('Likes of my comments: Push')).checked).toBe(false)
})

it('saves what was changed right before the page is left', async () => {
  const opened = open('/?type=comment-like')
  await userEvent.click(await box('Likes of my comments: Push'))
  await act(() => opened.router.navigate('/elsewhere'))
  await waitFor(() => expect(changes(opened)).toHaveLength(1))
})

it('waits for the network and says so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const opened = open('/?type=comment-like')
  await userEvent.click(await box('Likes of my comments: Push'))
  await screen.findByText(/You’re offline/)
  expect(changes(opened)).toHaveLength(0)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(changes(opened)).toHaveLength(1))
})

it('closes what is asked by name, and push where the portal is off', async () => {
  open('/?type=comment-mention')
  const mention = await screen.findByRole('checkbox', { name: /^You are mentioned in a comment: Portal/ })
  expect(mention).toHaveProperty('disabled', true)
  await userEvent.click(await box('Replies to my comments: Portal'))
  expect(await screen.findByRole('checkbox', { name: /^Replies to my comments: Push Push needs/ })).toHaveProperty(
    'disabled',
    true,
  )
})

it('says in the total what a change does, without asking the server', async () => {
  const { portal } = open('/?type=comment-like')
  const total = await screen.findByText(/^In four weeks you would get/)
  const before = total.textContent
  const asked = portal.requests.filter(({ path }) => path.includes('volume')).length
  await userEvent.click(await box('My posts: Portal'))
  await waitFor(() => expect(total.textContent).not.toBe(before))
  expect(portal.requests.filter(({ path }) => path.includes('volume'))).toHaveLength(asked)
})

it('goes back to the defaults after a question', async () => {
  open('/?type=comment-like')
  await userEvent.click(await box('Likes of my comments: Push'))
  await screen.findByText('1 setting differs from the default')
  await userEvent.click(screen.getByRole('button', { name: 'Use defaults' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Use defaults' }))
  await waitFor(() => expect(screen.queryByText(/from the default/)).toBeNull())
  expect((await box('Likes of my comments: Push')).checked).toBe(true)
})
