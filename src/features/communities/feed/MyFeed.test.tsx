import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { MyFeed } from './MyFeed'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  await closePortals()
})

const open = (address: string) => openPortal({ '/communities/feed': <MyFeed /> }, { address })
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
/** What the list of posts was asked for last. */
const asked = ({ portal }: ReturnType<typeof open>) =>
  Object.fromEntries(
    new URLSearchParams(portal.requests.findLast(({ path }) => path.includes('/posts?'))?.path.split('?')[1]),
  )

it('says each choice in the address, and asks for the posts of just that', async () => {
  const portal = open('/communities/feed')
  const address = () => portal.router.state.location.search
  await radio(/^Learning corner/)
  expect(asked(portal)).toMatchObject({ scope: 'mine', filter: 'latest' })
  for (const [name, filter] of [
    [/^Unread/, 'unread'],
    [/^Unanswered/, 'unanswered'],
    [/^Archive/, 'archive'],
  ] as const) {
    await userEvent.click(await radio(name))
    expect(address()).toBe(`?filter=${filter}`)
    await waitFor(() => expect(asked(portal)).toMatchObject({ scope: 'mine', filter }))
  }
  await userEvent.click(await radio(/^Learning corner/))
  expect(address()).toBe('?filter=archive&in=learning-corner')
  await waitFor(() => expect(asked(portal)).toMatchObject({ filter: 'archive', communityId: 'learning-corner' }))
})

it('opens with what the address says, as after a reload, and leaves out a community that is not the person’s', async () => {
  const portal = open('/communities/feed?filter=unanswered&in=learning-corner')
  expect((await radio(/^Learning corner/)).checked).toBe(true)
  expect((await radio(/^Unanswered/)).checked).toBe(true)
  await waitFor(() => expect(asked(portal)).toMatchObject({ filter: 'unanswered', communityId: 'learning-corner' }))
  await portal.router.navigate('/communities/feed?filter=unanswered&in=management-board')
  await waitFor(() => expect(portal.router.state.location.search).toBe('?filter=unanswered'))
})
