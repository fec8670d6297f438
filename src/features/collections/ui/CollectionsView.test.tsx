import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { useParams } from 'react-router-dom'
import { CollectionsView } from './CollectionsView'
import { CollectionView } from './CollectionView'

beforeEach(stopUndo)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function One() {
  const { collectionId = '' } = useParams()
  return <CollectionView collectionId={collectionId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/collections': <CollectionsView />, '/collections/:collectionId': <One /> }, { address, ...options })

const audit = '/collections/collection-audit'
const grid = () => screen.findByRole('grid', { name: 'Posts in Supplier audit' }, { timeout: 5_000 })
// The rows come a moment after the grid that holds them.
const titles = async () =>
  (await within(await grid()).findAllByRole('link', {}, { timeout: 5_000 })).map(({ textContent }) => textContent)
const withAlt = (key: string) => userEvent.keyboard(`{Alt>}{${key}}{/Alt}`)
const menuOf = async (title: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, { timeout: 5_000 }))
}

describe('all collections', () => {
  it('stand apart by whose they are', async () => {
    open('/collections')
    await screen.findByRole('heading', { name: 'Mine' })
    screen.getByRole('link', { name: 'Supplier audit' })
    screen.getByRole('heading', { name: 'Shared with me' })
    screen.getByText('6 posts · shared by Marco Bianchi')
  })

  it('keep the name that was typed when it is taken', async () => {
    open('/collections')
    await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New collection' }, { timeout: 5_000 }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await userEvent.type(name, 'Spring lamps')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('You already have a collection with this name')
    expect(name.value).toBe('Spring lamps')
    expect(document.activeElement).toBe(name)
  })

  it('lead to the one that was just made', async () => {
    const { router } = open('/collections')
    await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }, { timeout: 5_000 }), 'Press hall')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { name: 'Press hall' })
    expect(router.state.location.pathname).toBe('/collections/collection-1')
    await screen.findByText('No posts in this collection')
  })
})

describe('the order of a collection', () => {
  it('changes by Alt and an arrow, says what stands where, and Undo brings it back', async () => {
    const { tips, portal } = open(audit)
    const before = await titles()
    screen.getByRole('link', { name: before[0] ?? '' }).focus()
    await withAlt('ArrowDown')
    await waitFor(async () => expect((await titles()).slice(0, 2)).toEqual([before[1], before[0]]))
    expect(tips.at(-1)).toMatchObject({
      title: { id: 'collections.movedTo' },
      translateParams: { title: before[0], position: 2, total: before.length },
    })
    tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
    await waitFor(async () => expect(await titles()).toEqual(before))
    await waitFor(() => expect(portal.requests.filter(({ path }) => path.endsWith('/order'))).toHaveLength(2))
  })

  it('takes one move after the other, each with the token that the one before brought', async () => {
    const { portal, tips } = open(audit)
    const [first = ''] = await titles()
    screen.getByRole('link', { name: first }).focus()
    await withAlt('ArrowDown')
    await withAlt('ArrowDown')
    await waitFor(() => {
      const sent = portal.requests.filter(({ path }) => path.endsWith('/order')).map(({ body }) => body)
      expect(sent.map((body) => /col-audit-\d/.exec(body)?.[0])).toEqual(['col-audit-1', 'col-audit-2'])
    })
    await waitFor(async () => expect((await titles())[2]).toBe(first))
    expect(tips.map(({ severity }) => severity)).toEqual(['success', 'success'])
  })

  it('changes by the menu of a post, for those who cannot drag', async () => {
    open(audit)
    const before = await titles()
    await menuOf(before[2] ?? '', 'Move to the top')
    await waitFor(async () => expect((await titles())[0]).toBe(before[2]))
  })

  it('is the one of the server again where somebody was faster', async () => {
    const { tips } = open(audit, {
      intercept: ({ method, url }) =>
        method === 'PUT' && url.endsWith('/order')
          ? new Response(
              JSON.stringify({
                type: './problems/occ-conflict',
                title: 'Changed',
                status: 409,
                code: 'occ-conflict',
                current: {
                  id: 'collection-audit',
                  name: 'Supplier audit',
                  postsCount: 5,
                  occToken: 'new',
                  canEdit: true,
                },
              }),
              { status: 409, headers: { 'content-type': 'application/problem+json' } },
            )
          : undefined,
    })
    const before = await titles()
    screen.getByRole('link', { name: before[0] ?? '' }).focus()
    await withAlt('ArrowDown')
    await waitFor(() => expect(tips.at(-1)).toMatchObject({ title: { id: 'collections.orderChanged' } }))
    await waitFor(async () => expect(await titles()).toEqual(before))
  })

  it('cannot be changed by those with whom it is shared', async () => {
    open('/collections/collection-lockout')
    const list = within(await screen.findByRole('list', { name: 'Posts in Before you touch a press' }))
    expect(list.getAllByRole('link')).toHaveLength(6)
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit collection' })).toBeNull()
  })
})

describe('what is taken away can be taken back', () => {
  it('a post stays in the collection when Undo comes in time', async () => {
    const { tips, portal } = open(audit)
    const before = await titles()
    await menuOf(before[0] ?? '', 'Remove from collection')
    await waitFor(async () => expect(await titles()).toEqual(before.slice(1)))
    screen.getByText(`· ${before.length - 1} posts`, { exact: false })
    tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
    await waitFor(async () => expect(await titles()).toEqual(before))
    expect(portal.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('a collection leaves the list at once, and Undo brings it back', async () => {
    const { tips, router } = open(audit)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete collection' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/collections'))
    await screen.findByRole('link', { name: 'Spring lamps' })
    expect(screen.queryByRole('link', { name: 'Supplier audit' })).toBeNull()
    tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
    await screen.findByRole('link', { name: 'Supplier audit' })
  })
})

describe('changing a collection', () => {
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit collection' }))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }, { timeout: 5_000 })
    await userEvent.clear(name)
    await userEvent.type(name, 'Audit 2027')
    return name
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

  it('renames it in its heading and in the list', async () => {
    open(audit)
    await edit()
    await save()
    await screen.findByRole('heading', { name: 'Audit 2027' })
    await userEvent.click(screen.getByRole('link', { name: 'All collections' }))
    await screen.findByRole('link', { name: 'Audit 2027' })
  })

  it('says that somebody was faster, and saves over it when asked again', async () => {
    const { portal } = open(audit)
    const name = await edit()
    // Another window has moved a post meanwhile.
    portal.intercept = (request) => {
      if (request.method !== 'PUT') return undefined
      portal.intercept = undefined
      const current = { id: 'collection-audit', name: 'Audit', postsCount: 5, occToken: 'col-audit-1', canEdit: true }
      const refusal = { type: './problems/occ-conflict', title: 'Changed', status: 409, code: 'occ-conflict', current }
      const headers = { 'content-type': 'application/problem+json' }
      return new Response(JSON.stringify(refusal), { status: 409, headers })
    }
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('is now called Audit.')
    expect(name.value).toBe('Audit 2027')
    await save()
    await screen.findByRole('heading', { name: 'Audit 2027' })
  })

  it('keeps what was typed where it fails', async () => {
    open(audit, { intercept: (request) => (request.method === 'PUT' ? problem(503, 'unavailable') : undefined) })
    const name = await edit()
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t save. Try again.')
    expect(name.value).toBe('Audit 2027')
  })
})

it.each([
  ['of all collections', '/collections', 'Loading collections'],
  ['of the posts of one', audit, 'Loading collection'],
])('says what is loading: the page %s', async (_, address, words) => {
  open(address, {
    intercept: ({ url }) => (url.includes('/communication/collections') ? new Promise(() => {}) : undefined),
  })
  await screen.findByText(words)
})
