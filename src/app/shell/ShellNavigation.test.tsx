import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, expect, it } from 'vitest'
import { CommunitiesView, CommunityView } from '@/features/communities'
import '@/features/notifications/renewals'
import { valueReceived } from '@/features/notifications/tabs/realtime'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { demoPassword } from '../../../mock-server/content/people/index'
import { ShellSidebar } from './ShellNavigation'

afterEach(closePortals)

const name = 'Schichtleitung Torino'
const communities = '/api/internal/v2/communication/communities'
const closed = `${communities}/shift-leads-torino`
const giulia = { userName: 'giulia.riva', member: `${closed}/members/giulia-riva` }
const marco = { userName: 'marco.bianchi' }
const tiago = { userName: 'tiago.duarte', member: `${closed}/members/tiago-duarte` }

type Person = { userName: string }

/** The menu, the directory and a community beside each other, before somebody; others act from their own browsers. */
async function open(communityId: string, address: string, { userName }: Person = giulia, tab?: string) {
  const { scope, portal } = openPortal(
    {
      '/': (
        <>
          <ShellSidebar id="menu" collapsed={false} items={[]} current={undefined} />
          {tab === undefined && (
            <section aria-label="Directory">
              <CommunitiesView tab="directory" />
            </section>
          )}
          <section aria-label="Community">
            <CommunityView communityId={communityId} tab={tab} />
          </section>
        </>
      ),
    },
    { signedInAs: userName, address },
  )
  const send = (method: string, path: string, body?: object, headers = {}) =>
    fetch(
      new Request(new URL(path, 'http://portal.test'), {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  const enter = async (who: Person) => {
    const { headers } = await send('POST', '/api/core/auth/sign-in', { ...who, password: demoPassword })
    return { cookie: /portal-session=[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '' }
  }
  const cookies = new Map<string, { cookie: string }>()
  for (const who of [giulia, marco, tiago]) cookies.set(who.userName, await enter(who))
  // The screen is of this person again.
  await enter({ userName })
  return {
    portal,
    /** Somebody does something in another browser, and realtime tells the one of the screen. */
    elsewhere: async (who: Person, method: string, path: string, body?: object) => {
      const { status } = await send(method, path, body, cookies.get(who.userName))
      expect(status, `${method} ${path}`).toBeLessThan(300)
      await act(() => allSettled(valueReceived, { scope }))
    },
  }
}

// By their labels: a look for roles through so large a document takes long.
const inDirectory = () => within(screen.getByLabelText('Directory', { selector: 'section' }))
const inHeader = () => within(screen.getByLabelText('Community', { selector: 'section' }))

/** Both places have this button, and the menu has the community or not. */
async function stands(button: string, inMenu = false, of = name): Promise<void> {
  await waitFor(() => {
    inHeader().getByLabelText(button, { selector: 'button' })
    inDirectory().getByLabelText(button, { selector: 'button' })
    const own = within(screen.getByLabelText('Main menu'))
    expect(own.queryAllByRole('link', { name: of })).toHaveLength(inMenu ? 1 : 0)
    expect(own.getAllByRole('link').length).toBeGreaterThan(0)
  })
}

it('shows one standing in header, directory and menu, whatever both sides do elsewhere', async () => {
  const { elsewhere } = await open('shift-leads-torino', '/?search=schicht')
  const membership = `${closed}/membership`
  await stands(`Ask to join ${name}`)
  await elsewhere(giulia, 'PUT', membership, {})
  await stands(`Withdraw request to join ${name}`)
  await elsewhere(giulia, 'DELETE', membership)
  await stands(`Ask to join ${name}`)
  await elsewhere(giulia, 'PUT', membership, {})
  await elsewhere(marco, 'PUT', `${giulia.member}/decision`, { accept: true })
  await stands(`Member: ${name}`, true)
  await elsewhere(marco, 'PATCH', giulia.member, { role: 'moderator' })
  await stands(`Moderator: ${name}`, true)
  await elsewhere(marco, 'DELETE', giulia.member)
  await stands(`Ask to join ${name}`)
  await elsewhere(giulia, 'PUT', membership, {})
  await stands(`Withdraw request to join ${name}`)
  await elsewhere(marco, 'PUT', `${giulia.member}/decision`, { accept: false })
  await stands(`Ask to join ${name}`)
})

it('shows in the header what was pressed in the directory, and the other way round', async () => {
  const { elsewhere } = await open('shift-leads-torino', '/?search=schicht')
  await elsewhere(giulia, 'PUT', `${closed}/membership`, {})
  await stands(`Withdraw request to join ${name}`)
  await userEvent.click(inDirectory().getByLabelText(`Withdraw request to join ${name}`))
  await stands(`Ask to join ${name}`)
  await elsewhere(giulia, 'PUT', `${closed}/membership`, {})
  await elsewhere(marco, 'PUT', `${giulia.member}/decision`, { accept: true })
  await stands(`Member: ${name}`, true)
  await userEvent.click(inHeader().getByLabelText(`Member: ${name}`))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave community' }))
  await stands(`Ask to join ${name}`)
})

it('declines an invitation in both places, and joins an open community in the menu too', async () => {
  await open('atelier-lyon', '/?search=atelier')
  await stands('Decline invitation to Atelier Lyon', false, 'Atelier Lyon')
  await userEvent.click(inHeader().getByLabelText('Decline invitation to Atelier Lyon'))
  await stands('Join Atelier Lyon', false, 'Atelier Lyon')
  await userEvent.click(inDirectory().getByLabelText('Join Atelier Lyon'))
  await stands('Member: Atelier Lyon', true, 'Atelier Lyon')
})

it('shows those who decide what others ask, take back and decline', async () => {
  const { elsewhere } = await open('shift-leads-torino', '/', marco, 'members')
  const accept = 'Accept Giulia Riva'
  await screen.findByLabelText('Accept Nicolò Villa')
  expect(screen.queryByLabelText(accept)).toBeNull()
  await elsewhere(giulia, 'PUT', `${closed}/membership`, {})
  await screen.findByLabelText(accept)
  await elsewhere(giulia, 'DELETE', `${closed}/membership`)
  await waitFor(() => expect(screen.queryByLabelText(accept)).toBeNull())

  await elsewhere(marco, 'POST', `${closed}/invitations`, {
    invitees: [
      {
        type: 'user',
        user: { id: 'tiago-duarte', fullName: '', firstName: '', accountPhotoUrl: null, deleted: false },
      },
    ],
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Invited' }))
  await screen.findByText('Tiago Duarte')
  await elsewhere(tiago, 'DELETE', `${closed}/membership`)
  await waitFor(() => expect(screen.queryByText('Tiago Duarte')).toBeNull())
})

it('counts the members again for those who decide when one of them leaves', async () => {
  const { elsewhere } = await open('shift-leads-torino', '/', marco, 'members')
  const tab = () => screen.getByRole('tab', { name: /^Members/ }).textContent
  await waitFor(() => expect(tab()).toContain('5'))
  await elsewhere(giulia, 'PUT', `${closed}/membership`, {})
  await elsewhere(marco, 'PUT', `${giulia.member}/decision`, { accept: true })
  await screen.findByText('Giulia Riva')
  await waitFor(() => expect(tab()).toContain('6'))
  await elsewhere(giulia, 'DELETE', `${closed}/membership`)
  await waitFor(() => expect(tab()).toContain('5'))
  expect(screen.queryByText('Giulia Riva')).toBeNull()
})
