import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { type Intercept, openPortal, problem } from '@/shared/testing/open-portal'
import { CatalogsDialog } from './CatalogsDialog'

afterEach(() => vi.unstubAllGlobals())

// The list is loaded with its drag and drop.
const slow = { timeout: 5_000 }
const work = 'How we work'

function open(intercept?: Intercept) {
  const onClose = vi.fn()
  const opened = openPortal(
    { '/': <CatalogsDialog onClose={onClose} /> },
    { signedInAs: 'marco.bianchi', ...(intercept && { intercept }) },
  )
  const sent = (method: string) =>
    opened.portal.requests
      .filter((request) => request.method === method)
      .map(({ path, body }) => ({ path, body: (body === '' ? null : JSON.parse(body)) as Record<string, unknown> }))
  return { ...opened, onClose, sent }
}

const button = (name: string) => screen.findByRole('button', { name }, slow)
const press = async (name: string) => userEvent.click(await button(name))
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }, slow)
const withAlt = (key: string) => userEvent.keyboard(`{Alt>}{${key}}{/Alt}`)

/** The catalogs as they stand there, by the buttons that edit them. */
const names = async () =>
  (await screen.findAllByRole('button', { name: /^Edit / }, slow)).map((edit) =>
    edit.getAttribute('aria-label')?.replace('Edit ', ''),
  )

async function rename(from: string, to: string) {
  await press(`Edit ${from}`)
  const field = await nameField()
  await userEvent.clear(field)
  await userEvent.type(field, to)
  await press('Save')
}

describe('a catalog', () => {
  it('is listed with how many communities stand in it, and told by its order', async () => {
    open()
    expect(await names()).toEqual([work, 'Our sites', 'People'])
    const [row] = screen.getAllByRole('row')
    if (!row) throw new Error('there is no row')
    within(row).getByText('4 communities')
    within(row).getByText('Everything that the sites have in common.')
  })

  it('is made, stands last, and is empty at first', async () => {
    const { sent, tips } = open()
    await names()
    await press('New catalogue')
    await userEvent.type(await nameField(), ' Energy ')
    await press('Create')
    await waitFor(async () => expect((await names()).at(-1)).toBe('Energy'))
    expect(sent('POST').map(({ body }) => body)).toEqual([{ name: 'Energy', description: null }])
    within(screen.getAllByRole('row').at(-1) as HTMLElement).getByText('0 communities')
    expect(tips.at(-1)).toMatchObject({ severity: 'success' })
  })

  it('needs a name, and another than those that are there; what is typed stays', async () => {
    const { sent } = open()
    await names()
    await press('New catalogue')
    const field = await nameField()
    await press('Create')
    await screen.findByText('Enter a name')
    expect(sent('POST')).toEqual([])
    await userEvent.type(field, 'PEOPLE')
    await press('Create')
    await screen.findByText('There’s already a catalogue with this name')
    expect(field.value).toBe('PEOPLE')
    expect(document.activeElement).toBe(field)
  })

  it('takes another name, and keeps its place and its communities', async () => {
    const { sent } = open()
    await names()
    await rename(work, 'Our work')
    await waitFor(async () => expect((await names())[0]).toBe('Our work'))
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { name: 'Our work', description: 'Everything that the sites have in common.', occToken: 'catalog-work-1' },
    ])
    within(screen.getAllByRole('row')[0] as HTMLElement).getByText('4 communities')
  })
})

describe('the order', () => {
  it('changes by Alt and an arrow, says what stands where, and Undo brings it back', async () => {
    const { tips } = open()
    const before = await names()
    ;(await button(`Edit ${work}`)).focus()
    await withAlt('ArrowDown')
    await withAlt('ArrowDown')
    const [first, ...others] = before
    await waitFor(async () => expect(await names()).toEqual([...others, first]))
    expect(tips.at(-1)).toMatchObject({
      title: { id: 'communities.catalogs.movedTo' },
      translateParams: { title: work, position: before.length, total: before.length },
    })
    tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
    await waitFor(async () => expect(await names()).toEqual([others[0], first, ...others.slice(1)]))
  })

  it('is that of the server, however fast the moves come one after the other', async () => {
    const { sent, queryClient } = open()
    await names()
    await press('Move Our sites up')
    await press(`Move ${work} down`)
    const wanted = ['Our sites', 'People', work]
    await waitFor(async () => expect(await names()).toEqual(wanted))
    await waitFor(() => expect(sent('PUT').map(({ body }) => body['order'])).toEqual([1, 3]))
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
    await queryClient.refetchQueries()
    expect(await names()).toEqual(wanted)
  })

  it('ends at the first and the last place, where the buttons keep the focus', async () => {
    const { sent } = open()
    await names()
    const up = await button('Move Our sites up')
    await userEvent.click(up)
    await waitFor(async () => expect((await names())[0]).toBe('Our sites'))
    await userEvent.click(up)
    await waitFor(() => expect(sent('PUT')).toHaveLength(1))
    expect(up.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(up)
  })

  it('comes back where the server does not take it', async () => {
    const { tips } = open((request) => (request.method === 'PUT' ? problem(500, 'internal-error') : undefined))
    const before = await names()
    await press(`Move ${work} down`)
    await waitFor(() => expect(tips.at(-1)?.title).toMatchObject({ id: 'communities.catalogs.orderFailed' }))
    await waitFor(async () => expect(await names()).toEqual(before))
  })
})

describe('deleting a catalog', () => {
  it('asks once, and says how many communities stand by themselves afterwards', async () => {
    const { sent, tips } = open()
    const before = await names()
    await press(`Delete ${work}`)
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${work}?` }, slow))
    question.getByText(/^4 communities stay, outside any catalogue\./)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(await names()).toEqual(before)
    expect(sent('DELETE')).toEqual([])

    await press(`Delete ${work}`)
    await press('Delete catalogue')
    await waitFor(async () => expect(await names()).toEqual(before.slice(1)))
    expect(sent('DELETE').map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/catalogs\/catalog-work\?occToken=catalog-work-1$/),
    ])
    expect(tips.map(({ severity }) => severity)).toEqual(['success'])
    // The pressed button went with its row: the one in its place has the focus.
    await waitFor(() => expect(screen.getAllByRole('row')[0]?.contains(document.activeElement)).toBe(true))
  })

  it.each([
    [409, 'occ-conflict', 'warn', 'deleteChanged'],
    [404, 'catalog-not-found', 'warn', 'gone'],
    [403, 'catalog-editing-forbidden', 'error', 'notAllowed'],
    [500, 'internal-error', 'error', 'deleteFailed'],
  ] as const)('says why when the server answers %i %s', async (status, code, severity, title) => {
    const { tips } = open((request) => (request.method === 'DELETE' ? problem(status, code) : undefined))
    await names()
    await press(`Delete ${work}`)
    await press('Delete catalogue')
    await waitFor(() => expect(tips).toMatchObject([{ severity, title: { id: `communities.catalogs.${title}` } }]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('what is typed stays', () => {
  const [seen] = examples.listCatalogs.editable.catalogs
  const theirs = {
    ...(seen as Schemas['Catalog']),
    name: 'Our work',
    description: 'What we have in common.',
    occToken: 'catalog-work-7',
  }

  /** Somebody else was faster: the first change is refused with theirs, the next one is taken. */
  function refusingOnce(): Intercept {
    let refused = false
    return (request) => {
      if (request.method !== 'PUT') return
      if (refused) return Response.json({ ...theirs, occToken: 'catalog-work-8' })
      refused = true
      const conflict = { type: './problems/occ-conflict', title: 'Changed', status: 409, code: 'occ-conflict' }
      return new Response(JSON.stringify({ ...conflict, current: theirs }), {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      })
    }
  }

  it('beside what somebody else wrote, until it is saved over that or theirs is taken', async () => {
    const { sent } = open(refusingOnce())
    await names()
    await rename(work, 'Work together')
    const dispute = within(await screen.findByRole('alert', {}, slow))
    dispute.getByText('Our work')
    dispute.getByText('Work together')
    expect((await nameField()).value).toBe('Work together')
    // What only the other one changed is taken over.
    const description = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ })
    expect(description.value).toBe('What we have in common.')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(sent('PUT').map(({ body }) => [body['name'], body['occToken']])).toEqual([
      ['Work together', 'catalog-work-1'],
      ['Work together', 'catalog-work-7'],
    ])
  })

  it('unless theirs is taken', async () => {
    open(refusingOnce())
    await names()
    await rename(work, 'Work together')
    await press('Use theirs: Name')
    expect((await nameField()).value).toBe('Our work')
    expect(screen.queryByRole('button', { name: 'Use theirs: Name' })).toBeNull()
  })

  it.each([
    [403, 'catalog-editing-forbidden', 'You can no longer edit catalogues.'],
    [404, 'catalog-not-found', 'Someone else deleted this catalogue.'],
    [500, 'internal-error', 'Couldn’t save. What you wrote is still here; try again.'],
  ])('when the server answers %i %s', async (status, code, words) => {
    open((request) => (request.method === 'PUT' ? problem(status, code) : undefined))
    await names()
    await rename(work, 'Work together')
    await screen.findByText(words, {}, slow)
    expect((await nameField()).value).toBe('Work together')
  })

  it('when there are as many catalogues as there can be', async () => {
    open((request) => (request.method === 'POST' ? problem(409, 'catalogs-full') : undefined))
    await names()
    await press('New catalogue')
    await userEvent.type(await nameField(), 'Energy')
    await press('Create')
    await screen.findByText(/^There are 200 catalogues/)
    expect((await nameField()).value).toBe('Energy')
  })
})

it('says where there are none, and still makes one', async () => {
  open((request) => (request.method === 'GET' ? Response.json({ catalogs: [], canEdit: true }) : undefined))
  await screen.findByText('No catalogues yet', {}, slow)
  await press('New catalogue')
  await nameField()
})

it('offers another try when they do not come', async () => {
  let broken = true
  open(() => (broken ? problem(500, 'broken') : undefined))
  const retry = await screen.findByRole('button', { name: 'Try again' }, slow)
  broken = false
  await userEvent.click(retry)
  expect(await names()).toContain(work)
})
