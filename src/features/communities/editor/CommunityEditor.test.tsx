import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// At hand, so that no test waits for it.
import '@/design-system/RichTextEditor/engine'
import type { Schemas } from '@/api'
import { forgetDeviceDraft } from '@/shared/device-drafts'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { CommunityEditor } from './CommunityEditor'

const communities = '/api/internal/v2/communication/communities'
const closed = `${communities}/shift-leads-torino`

beforeEach(async () => {
  for (const address of ['/communities/new', '/community/shift-leads-torino/edit'])
    await forgetDeviceDraft('giulia-riva', address)
})
afterEach(closePortals)

/** A request of the same moderator from another window. */
async function ask(method: string, path: string, body?: object): Promise<Schemas['Community']> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(
    new Request(new URL(path, 'http://portal.test'), { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  )
  return (await response.json()) as Schemas['Community']
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(screen.getByRole('radio', { name }))

async function write(name: string | RegExp, words: string) {
  const place = await field(name)
  await userEvent.clear(place)
  await userEvent.click(place)
  await userEvent.paste(words)
}

async function fillAll() {
  await write('Name', 'Energy scouts')
  await write(/^Description/, 'Who saves power, and how.')
  await choose('Amber')
  await screen.findByRole('option', { name: 'Ulm, Germany' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Catalogue' }), 'catalog-work')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'Ulm, Germany')
  for (const language of ['Deutsch', 'Italiano']) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: language })
    if (!box.checked) await userEvent.click(box)
  }
  await choose('Only members can read and find it; people join by invitation.')
  await choose('Only moderators')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Allow hashtags/ }))
  await press('Add rule')
}

const filled = {
  name: 'Energy scouts',
  description: 'Who saves power, and how.',
  color: 'amber',
  catalogId: 'catalog-work',
  site: 'Ulm, Germany',
  readAccess: 'members',
  listed: false,
  joining: 'invitation',
  posting: 'moderators',
  hashtagsEnabled: false,
}

it('makes a community of all that the form says', async () => {
  const onSaved = vi.fn<(community: Schemas['Community']) => void>()
  openPortal(
    { '/': <CommunityEditor community={null} onSaved={onSaved} onClose={vi.fn()} /> },
    { signedInAs: 'marco.bianchi' },
  )
  await fillAll()
  await write('Rule 1', 'Measure first.')
  await write(/^Explanation of rule 1/, 'A guess saves nothing.')
  await press('Create')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const made = await ask('GET', `${communities}/${onSaved.mock.calls[0]?.[0].id}`)
  expect(made).toMatchObject({ ...filled, membership: 'moderator', follow: true })
  expect(made.languages?.toSorted()).toEqual(['de', 'it'])
  expect(made.rules).toMatchObject([{ title: 'Measure first.', text: 'A guess saves nothing.' }])
}, 30_000)

it('changes a community in all that the form says', async () => {
  const onSaved = vi.fn()
  await openSaved(onSaved)
  await fillAll()
  await write('Rule 3', 'Measure first.')
  await press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const saved = await ask('GET', closed)
  expect(saved).toMatchObject(filled)
  expect(saved.languages?.toSorted()).toEqual(['de', 'it'])
  expect(saved.rules?.map(({ title }) => title)).toEqual([
    'Niente nomi di chi è malato.',
    'Un cambio vale con due firme.',
    'Measure first.',
  ])
}, 30_000)

it('puts theirs beside mine where two moderators changed the same, and loses nothing of either', async () => {
  const onSaved = vi.fn()
  const { portal, before } = await openSaved(onSaved)
  await write('Name', 'Shift leads')
  await write(/^Description/, 'Mine')
  await choose('Amber')
  // Another moderator is faster, with the same two fields and one of their own.
  const theirs = { occToken: before.occToken, name: 'Turni Torino', description: 'Theirs', posting: 'moderators' }
  await ask('PATCH', closed, theirs)
  await press('Save')

  const dispute = within(await screen.findByRole('alert'))
  await waitFor(() => {
    for (const words of ['Shift leads', 'Turni Torino', 'Mine', 'Theirs'])
      expect(dispute.getAllByText(words).length, words).toBeGreaterThan(0)
  })
  expect(dispute.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Use theirs: Name',
    'Use theirs: Description',
  ])
  expect(onSaved).not.toHaveBeenCalled()
  // Mine stands in the form, and what they alone have changed is taken over.
  expect(await field('Name')).toHaveProperty('value', 'Shift leads')
  expect(await field(/^Description/)).toHaveProperty('value', 'Mine')
  expect(screen.getByRole('radio', { name: 'Only moderators' })).toHaveProperty('checked', true)

  await press('Use theirs: Description')
  await press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(await ask('GET', closed)).toMatchObject({
    name: 'Shift leads',
    description: 'Theirs',
    color: 'amber',
    posting: 'moderators',
  })
  expect(portal.requests.filter(({ method, path }) => method === 'PATCH' && path === closed)).toHaveLength(3)
}, 30_000)

/** The editor of a community as the server has it. */
async function openSaved(onSaved: () => void) {
  const opened = openPortal({ '/edit': <Edit onSaved={onSaved} />, '/': null }, { signedInAs: 'marco.bianchi' })
  const before = await ask('GET', closed)
  current = before
  await opened.router.navigate('/edit')
  expect(await field('Name')).toHaveProperty('value', 'Schichtleitung Torino')
  return { ...opened, before }
}

let current: Schemas['Community'] | null = null

function Edit({ onSaved }: { onSaved: () => void }) {
  return <CommunityEditor community={current} onSaved={onSaved} onClose={() => undefined} />
}
