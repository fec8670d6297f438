import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, scopeBind } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { chatRequested } from '@/features/chat'
import { $session, signedIn, type User } from '@/features/session'
import type { OverlayRequestOf } from '@/shared/overlays'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { UserProfileDialog } from './UserProfileDialog'
// The words of reasons are a chunk of their own.
import '@/features/permissions/ui/RefusalText'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const giulia = examples.getSession.employee.user as User
const { colleague, privateProfile, deleted, blocked, unreachable } = examples.getUser as unknown as Record<
  'colleague' | 'privateProfile' | 'deleted' | 'blocked' | 'unreachable',
  Schemas['User']
>
/** What the server gives of a private profile to those who may see it. */
const openedPrivate: Schemas['User'] = { ...colleague, privateProfile: true }

type Setting = OpenOptions & { viewer?: User; view?: 'admin' }

function open(shown: Schemas['User'], { viewer = giulia, view, ...options }: Setting = {}) {
  const request: OverlayRequestOf<'userProfile'> = {
    overlay: 'userProfile',
    userId: shown.id,
    name: shown.fullName,
    ...(view && { view }),
  }
  const onClose = vi.fn()
  const screens = { '/': <UserProfileDialog request={request} onClose={onClose} />, '/profile/:id': <p>The page</p> }
  const portal = openPortal(screens, {
    intercept: (asked) =>
      asked.method === 'GET' && asked.url.endsWith(`/users/${shown.id}`) ? Response.json(shown) : undefined,
    ...options,
  })
  if (viewer !== giulia) act(() => scopeBind(signedIn, { scope: portal.scope })(viewer))
  expect(portal.scope.getState($session).phase).toBe('signed-in')
  return { ...portal, onClose }
}

const as = (change: Partial<User['capabilities'] & User['userSettings']>): User => ({
  ...giulia,
  capabilities: { ...giulia.capabilities, ...change },
  userSettings: { ...giulia.userSettings, ...change },
})
const admin = as({ manageUsers: true })
const root = as({ resellerAdmin: true })
const withoutProfiles = as({ viewUserProfiles: false })

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
const factsShown = () => screen.queryByText('Internal phone') !== null

describe('who sees what', () => {
  it.each([
    ['a member whose settings allow it', 'an open profile', colleague, giulia, true],
    ['a member whose settings forbid it', 'an open profile', colleague, withoutProfiles, false],
    ['a member', 'a private profile', privateProfile, giulia, false],
    ['an administrator', 'a private profile', openedPrivate, admin, true],
    ['a reseller', 'a private profile', openedPrivate, root, true],
    [
      'an administrator whose settings forbid profiles',
      'an open one',
      colleague,
      as({ manageUsers: true, viewUserProfiles: false }),
      true,
    ],
    ['the person', 'their own private profile', { ...openedPrivate, id: giulia.id }, giulia, true],
    ['a member', 'a deleted account', deleted, giulia, false],
    ['an administrator', 'a deleted account', deleted, admin, false],
  ] as const)('%s, of %s', async (_who, _what, shown, viewer, sees) => {
    open(shown, { viewer })
    await dialog(shown.fullName)
    await settled()
    expect(factsShown()).toBe(sees)
    expect(screen.queryByRole('link', { name: /full profile$/ }) !== null).toBe(sees)
  })

  it('says why there is nothing to see', async () => {
    open(privateProfile)
    await screen.findByText('This profile is private.')
  })

  it('says so when the account is deleted', async () => {
    open(deleted)
    await screen.findByText('This account was deleted.')
  })
})

describe('what is shown', () => {
  it('is how the person is reached, what they do, and the way to the full profile', async () => {
    const { onClose: _onClose, router } = open(colleague)
    const shown = await dialog('Sofia Karras')
    expect((await shown.findByRole('link', { name: colleague.contactEmail ?? '' })).getAttribute('href')).toBe(
      'mailto:sofia.karras@meridiana.example',
    )
    expect(shown.getByRole('link', { name: colleague.phone ?? '' }).getAttribute('href')).toBe('tel:+302315550256')
    for (const words of [
      'Four catalogues a year, eleven languages, one red pencil.',
      'Product',
      'Interior lighting',
      '256',
    ])
      shown.getByText(words)
    await userEvent.click(shown.getByRole('link', { name: 'Sofia Karras’s full profile' }))
    expect(router.state.location.pathname).toBe('/profile/sofia-karras')
  })

  it('begins with the name and what they do, once, and with the ways to them', async () => {
    const { onClose, scope } = open(colleague)
    const shown = await dialog('Sofia Karras')
    expect((await shown.findByRole('link', { name: 'Email' })).getAttribute('href')).toBe(
      `mailto:${colleague.contactEmail}`,
    )
    expect(shown.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+302315550256')
    expect(shown.getAllByText(colleague.caption ?? '')).toHaveLength(1)
    const asked = vi.fn()
    createWatch({ unit: chatRequested, scope, fn: asked })
    await userEvent.click(shown.getByRole('button', { name: 'Chat' }))
    expect(asked).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has three dashes where mail and phone are missing, and leaves other gaps out', async () => {
    open(unreachable)
    const shown = await dialog('Davide Greco')
    await settled()
    expect(shown.getAllByText('---')).toHaveLength(2)
    expect(shown.queryByText('Mobile')).toBeNull()
  })

  it.each(['', ' '])('takes the mail and phone "%s" for missing', async (blank) => {
    open({ ...colleague, contactEmail: blank, phone: blank })
    const shown = await dialog('Sofia Karras')
    await settled()
    expect(shown.getAllByText('---')).toHaveLength(2)
  })

  it('tells administrators more in the admin view alone', async () => {
    open(blocked, { viewer: admin })
    await dialog('Bruno Almeida')
    await settled()
    expect(screen.queryByText('Blocked')).toBeNull()
    expect(screen.queryByText('User ID')).toBeNull()
  })

  it('tells in the admin view that an account is blocked, and its id', async () => {
    open(blocked, { viewer: admin, view: 'admin' })
    await screen.findByText('User ID')
    expect(screen.getAllByText('Blocked').length).toBeGreaterThan(0)
  })

  it('is the plain view for members, whatever was asked for', async () => {
    open(colleague, { view: 'admin' })
    await dialog('Sofia Karras')
    await settled()
    expect(screen.queryByText('User ID')).toBeNull()
  })
})

describe('following', () => {
  it.each([
    ['others', colleague, giulia, undefined, true],
    ['a private profile', privateProfile, giulia, undefined, true],
    ['oneself', { ...colleague, id: giulia.id }, giulia, undefined, false],
    ['a deleted account', deleted, giulia, undefined, false],
    ['somebody in the admin view', colleague, admin, 'admin', false],
  ] as const)('of %s', async (_whom, shown, viewer, view, offered) => {
    open(shown, { viewer, ...(view && { view }) })
    await dialog(shown.fullName)
    await settled()
    expect(screen.queryByRole('button', { name: /ollow / }) !== null).toBe(offered)
    const reason = 'You can’t follow people from here.'
    if (view === 'admin') expect(await screen.findByText(reason)).toBeTruthy()
    else expect(screen.queryByText(reason)).toBeNull()
  })

  it('shows at once, before the server answers', async () => {
    let answer: (response: Response) => void = () => undefined
    open(colleague, {
      intercept: (request) =>
        request.method === 'PUT'
          ? new Promise<Response>((resolve) => (answer = resolve))
          : request.url.endsWith('/users/sofia-karras')
            ? Response.json(colleague)
            : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Sofia Karras' }))
    await screen.findByRole('button', { name: 'Unfollow Sofia Karras' })
    answer(Response.json({ followedByMe: true }))
    await settled()
    screen.getByRole('button', { name: 'Unfollow Sofia Karras' })
  })

  it('is taken back with an error message when the server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { tips } = open(colleague, {
      intercept: (request) =>
        request.method === 'PUT'
          ? problem(500, 'broken')
          : request.url.endsWith('/users/sofia-karras')
            ? Response.json(colleague)
            : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Sofia Karras' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'error' }]))
    screen.getByRole('button', { name: 'Follow Sofia Karras' })
  })
})

describe('what may go wrong', () => {
  it.each([
    [404, 'user-not-found', 'Person not found'],
    [403, 'user-registry-forbidden', 'You can’t view profiles'],
  ])('a %d says what it means', async (status, code, words) => {
    open(colleague, { intercept: () => problem(status, code) })
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('offers another try for what may pass', async () => {
    let broken = true
    open(colleague, { intercept: () => (broken ? problem(500, 'broken') : Response.json(colleague)) })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await userEvent.click(retry)
    await screen.findByText('Internal phone')
  })

  it('keeps the name in the title, and closes by its button', async () => {
    const { onClose } = open(colleague, { intercept: () => new Promise<Response>(() => undefined) })
    const shown = await dialog('Sofia Karras')
    await userEvent.click(shown.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
