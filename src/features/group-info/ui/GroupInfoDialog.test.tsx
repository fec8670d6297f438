import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, scopeBind } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { signedIn, type User } from '@/features/session'
import { GROUP_SEARCH_DEBOUNCE_MS } from '@/shared/constants'
import { overlayRequested } from '@/shared/overlays'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { GroupInfoDialog } from './GroupInfoDialog'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const giulia = examples.getSession.employee.user as User
const admin: User = { ...giulia, capabilities: { resellerAdmin: false, manageUsers: true } }

function open(groupId = 'group-first-aid', options: OpenOptions & { viewer?: User; view?: 'admin' } = {}) {
  const { viewer, view, ...rest } = options
  const onClose = vi.fn()
  const request = { overlay: 'groupInfo' as const, groupId, ...(view && { view }) }
  const view_ = openPortal({ '/': <GroupInfoDialog request={request} onClose={onClose} /> }, rest)
  if (viewer) act(() => scopeBind(signedIn, { scope: view_.scope })(viewer))
  const asked = () => view_.portal.requests.filter(({ path }) => path.includes('/members')).map(({ path }) => path)
  return { ...view_, onClose, asked }
}

const members = async () => within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('listitem')

it('shows eight members first, and twenty more on request, with the number of all of them', async () => {
  const { asked } = open()
  expect(await members()).toHaveLength(8)
  screen.getByText(/^\d+ members$/)
  await userEvent.click(screen.getByRole('button', { name: 'Show more members' }))
  await waitFor(async () => expect(await members()).toHaveLength(28))
  expect(asked()[0]).toContain('pageSize=8')
  expect(asked()[1]).toMatch(/pageSize=20.*pageToken=|pageToken=.*pageSize=20/)
})

it('has nothing more to show where the first page holds all', async () => {
  open('group-editors')
  expect(await members()).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull()
})

it('does not take an empty page for a group of nobody', async () => {
  const { firstPage } = examples.listGroupMembers
  const next = { ...firstPage, nextPageToken: null }
  open('group-editors', {
    intercept: ({ url }) => {
      if (!url.includes('/members')) return undefined
      return Response.json(url.includes('pageToken') ? next : { ...next, members: [], nextPageToken: 'next' })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more members' }))
  expect(await members()).toHaveLength(firstPage.members.length)
  expect(screen.queryByText('Nobody in this group is called that')).toBeNull()
})

it('searches once the typing has paused, and says how many were found', async () => {
  const { asked } = open()
  await members()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.type(screen.getByRole('searchbox', { name: 'Search the members' }), 'giulia')
  await vi.advanceTimersByTimeAsync(GROUP_SEARCH_DEBOUNCE_MS - 50)
  expect(asked().filter((path) => path.includes('search='))).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(50)
  await waitFor(() => expect(asked().filter((path) => path.includes('search='))).toHaveLength(1))
  expect(asked().at(-1)).toContain('search=giulia')
  await screen.findByText(/members? found$/)
  expect((await members()).every(({ textContent }) => /giulia/i.test(textContent ?? ''))).toBe(true)
})

it('says when nobody is called that', async () => {
  open()
  await members()
  await userEvent.type(screen.getByRole('searchbox'), 'xyzzy')
  await screen.findByText('Nobody in this group is called that')
})

it('opens the profile of a member over itself', async () => {
  const { scope, onClose } = open('group-editors')
  const opened = vi.fn()
  createWatch({ unit: overlayRequested, scope, fn: opened })
  await userEvent.click(within(await screen.findByRole('list')).getByRole('button', { name: 'Sofia Karras' }))
  expect(opened).toHaveBeenCalledWith({ overlay: 'userProfile', userId: 'sofia-karras', name: 'Sofia Karras' })
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  ['a member in the admin view', giulia, 'admin', false],
  ['an administrator in the plain view', admin, undefined, false],
  ['an administrator in the admin view', admin, 'admin', true],
] as const)('%s', async (_who, viewer, view, may) => {
  open('group-editors', { viewer, ...(view && { view }) })
  await members()
  expect(screen.queryByRole('link', { name: 'Edit group' }) !== null).toBe(may)
  expect(screen.queryByText('Group ID') !== null).toBe(may)
  const elsewhere = 'Members can be changed in the administration, under “Manage”.'
  if (viewer === admin && !may) expect(await screen.findByText(elsewhere)).toBeTruthy()
  else expect(screen.queryByText(elsewhere)).toBeNull()
  if (may) {
    expect(screen.getByRole('link', { name: 'Edit group' }).getAttribute('href')).toBe(
      '/manage/groups/group-editors/edit',
    )
  }
})

it('of a deleted group shows no members and offers no change', async () => {
  open('group-old-press-hall', { viewer: admin, view: 'admin' })
  await screen.findByText('This group was deleted.')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit group' })).toBeNull()
})

it('of an empty group says so', async () => {
  open('group-empty')
  await screen.findByText('Nobody belongs to this group yet')
})

it.each([
  ['there is no such group', 404, 'This group does not exist'],
  ['the reader may not look groups up', 403, 'You may not look groups up'],
  ['the server is broken', 500, 'The group could not be loaded'],
])('when %s', async (_why, status, words) => {
  open('g', { intercept: () => problem(status, 'x') })
  await screen.findByText(words)
})

it('keeps the group and offers another try when only its members do not come', async () => {
  let broken = true
  open('group-editors', {
    intercept: ({ url }) => (broken && url.includes('/members') ? problem(500, 'broken') : undefined),
  })
  await screen.findByText('The members could not be loaded')
  screen.getByText('They read a text before it goes to eleven languages.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await members()).toHaveLength(5)
})
