import { act, screen, waitFor, within } from '@testing-library/react'
import { scopeBind } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PeopleView } from '@/features/people'
import { ProfileView } from '@/features/profile'
import { signedIn, type User } from '@/features/session'
import { UserProfileDialog } from '@/features/user-profile'
import { openPortal } from '@/shared/testing/open-portal'
// The words of reasons are a chunk of their own.
import '@/features/permissions/ui/RefusalText'
import type { WorldData } from '../../../../mock-server/state/data'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** All, all but the hidden mobile, all but mail and phone that were never given, or the name and why no more. */
type Seen = 'whole' | 'but-mobile' | 'no-contact' | 'private' | 'closed' | 'deleted'

const viewers = {
  'giulia.riva': {},
  'sofia.karras': {},
  'marco.bianchi': { capabilities: { manageUsers: true, resellerAdmin: false } },
  'elena.papadaki': { capabilities: { manageUsers: false, resellerAdmin: true } },
  'jules.perrin': { userSettings: { viewUserProfiles: false } },
} satisfies Record<string, Partial<User>>
type Viewer = keyof typeof viewers

/** Who is looked at, and what each viewer sees of them, in the order above. */
const table: readonly (readonly [person: string, name: string, place: string, seen: Seen[]])[] = [
  ['giulia-riva', 'Giulia Riva', 'Milano, Italy', ['whole', 'whole', 'whole', 'whole', 'closed']],
  ['jules-perrin', 'Jules Perrin', 'Lyon, France', ['whole', 'whole', 'whole', 'whole', 'whole']],
  ['petra-lang', 'Petra Lang', 'Ulm, Germany', ['private', 'private', 'whole', 'whole', 'closed']],
  ['roberto-esposito', 'Roberto Esposito', 'Italy', ['deleted', 'deleted', 'deleted', 'deleted', 'deleted']],
  ['bruno-almeida', 'Bruno Almeida', 'Campinas, Brazil', ['whole', 'whole', 'whole', 'whole', 'closed']],
  ['davide-greco', 'Davide Greco', 'Torino, Italy', ['no-contact', 'no-contact', 'no-contact', 'no-contact', 'closed']],
  ['francesca-marino', 'Francesca Marino', 'Torino, Italy', ['but-mobile', 'but-mobile', 'whole', 'whole', 'closed']],
]

const sentences: Partial<Record<Seen, string>> = {
  private: 'This profile is private.',
  closed: 'Your account can’t view other people’s profiles.',
  deleted: 'This account was deleted.',
}

const mobile = '+39 333 555 0794'

/** Each has given a mobile number; one hides it. */
function giveMobiles({ people }: WorldData): void {
  for (const [id, person] of people) {
    const hidden = id === 'francesca-marino' ? ['mobilePhone'] : []
    if (id !== 'davide-greco')
      people.set(id, { ...person, edits: { version: 0, ...person.edits, mobilePhone: mobile, hidden } })
  }
}

function open(view: React.ReactNode, viewer: Viewer, address = '/') {
  const portal = openPortal({ '/': view }, { address, signedInAs: viewer, arrange: giveMobiles })
  const id = viewer.replace('.', '-')
  act(() => scopeBind(signedIn, { scope: portal.scope })({ ...portal.user, ...viewers[viewer], id }))
  return portal
}

/** What stands in a place of the screen, once its person is there. */
async function expectSeen(seen: Seen, place: string, shown: () => Promise<HTMLElement>) {
  const root = await shown()
  const words = within(root)
  const sentence = sentences[seen]
  if (sentence !== undefined) {
    await words.findByText(sentence)
    expect(root.textContent).not.toContain(place)
    expect(root.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull()
    expect(root.textContent).not.toContain('---')
  } else {
    await waitFor(() => expect(root.textContent).toContain(place))
    expect(words.queryAllByText('---').length).toBe(seen === 'no-contact' ? 2 : 0)
    // What is missing is read out, too.
    expect(words.queryAllByText(/^not provided$/i).length).toBe(seen === 'no-contact' ? 2 : 0)
  }
  await waitFor(() => expect(root.textContent?.includes(mobile)).toBe(seen === 'whole'))
}

describe.each(table)('%s', (id, name, place, expected) => {
  const cases = Object.keys(viewers).map((viewer, index) => [viewer as Viewer, expected[index] ?? 'closed'] as const)

  it.each(cases)('on the page, %s: %s', async (viewer, seen) => {
    open(<ProfileView userId={id} fromManage={false} />, viewer)
    await expectSeen(seen, place, async () => {
      await screen.findByRole('heading', { level: 1, name })
      return document.body
    })
    // Tabs are of those who see more than the name; what is printed is this page.
    expect(screen.queryAllByRole('tab').length > 0).toBe(sentences[seen] === undefined)
  })

  it.each(cases)('in the dialog, %s: %s', async (viewer, seen) => {
    const request = { overlay: 'userProfile', userId: id, name } as const
    open(<UserProfileDialog request={request} onClose={() => undefined} />, viewer)
    await expectSeen(seen, place, () => screen.findByRole('dialog', { name }))
  })

  const listed = cases.filter(() => id !== 'roberto-esposito' && id !== 'bruno-almeida')
  it.each(listed)('in the directory and on its card, %s: %s', async (viewer, seen) => {
    const search = encodeURIComponent(name)
    open(<PeopleView />, viewer, `/?search=${search}&person=${id}`)
    if (viewer === 'jules.perrin') return void (await screen.findByText('The page of this error'))
    const row = await screen.findByRole('link', { name })
    const numbers = row.closest('li')?.querySelectorAll('a[href^="tel:"]').length
    expect(numbers).toBe(seen === 'whole' || seen === 'but-mobile' ? 1 : 0)
    const card = within(await screen.findByRole('region', { name: 'Selected person' }))
    await card.findByRole('heading', { name })
    const sentence = sentences[seen]
    if (sentence === undefined) await card.findByText('Reports to')
    else await card.findByText(sentence)
    expect(document.body.textContent).not.toContain(mobile)
  })
})
