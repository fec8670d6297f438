import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { PeopleView } from './PeopleView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (address = '/', options: OpenOptions = {}) =>
  openPortal({ '/': <PeopleView />, '/profile/:id': <p>A profile</p> }, { address, ...options })

const rows = async (options?: { timeout: number }) =>
  within(await screen.findByRole('list', { name: 'People found' }, options))
const field = () => screen.getByRole('searchbox', { name: 'Search people' })

describe('the directory', () => {
  it('finds by several words, says why, and keeps the words in the address', async () => {
    const { router } = open()
    await rows()
    await userEvent.type(field(), 'portuguese coating')
    await waitFor(() => expect(router.state.location.search).toBe('?search=portuguese+coating'))
    await waitFor(() => expect(screen.getByText('Portuguese · Coating')).toBeTruthy())
    expect((await rows()).getAllByRole('listitem')).toHaveLength(1)
  })

  it('shows what Back brings into the address, also in the field', async () => {
    const { router } = open('/?search=petra')
    await (await rows()).findByRole('link', { name: 'Petra Lang' })
    await router.navigate('/?search=juliana')
    await (await rows()).findByRole('link', { name: 'Juliana Ribeiro' })
    expect(field()).toHaveProperty('value', 'juliana')
  })

  it('narrows by a value of a filter, with as many people as the value says', async () => {
    const { router } = open()
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Duty' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Duty' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'First aider (14)' }))
    await waitFor(() => expect(router.state.location.search).toContain('duty=duty-first-aid'))
    expect((await screen.findAllByText('14 people')).length).toBeGreaterThan(0)
    expect(screen.getByText('Away')).toBeTruthy()
    // The counts of the headings are of the whole list, and the lead says of how many.
    const counts = ['At work now', 'Back later', 'Away'].map((heading) => {
      const found = screen.queryAllByText(heading).find(({ className }) => className.includes('heading'))
      return Number(/\d+$/.exec(found?.textContent ?? '')?.[0] ?? 0)
    })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(14)
    expect(await screen.findByText(/^14 of \d+ at Meridiana$/)).toBeTruthy()
  })

  it('keeps the last list when the next one fails, and gets it with another try', async () => {
    const { portal } = open()
    await (await rows()).findByRole('link', { name: 'Alessandro Gallo' })
    portal.intercept = () => problem(500, 'broken')
    await userEvent.type(field(), 'juliana')
    await screen.findByText(/This is still the previous list/)
    expect((await rows()).getByRole('link', { name: 'Alessandro Gallo' })).toBeTruthy()
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await (await rows()).findByRole('link', { name: 'Juliana Ribeiro' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('never lets an older answer win', async () => {
    let release: () => void = () => undefined
    const { portal } = open()
    await rows()
    portal.intercept = (request) => {
      if (!new URL(request.url).search.includes('search=pe&')) return undefined
      return new Promise<Response>((resolve) => {
        release = () => resolve(Response.json({ people: [], totalCount: 0, nextPageToken: null }))
      })
    }
    await userEvent.type(field(), 'pe')
    await waitFor(() => expect(portal.requests.some(({ path }) => path.includes('search=pe&'))).toBe(true))
    await userEvent.type(field(), 'tra')
    await (await rows()).findByRole('link', { name: 'Petra Lang' })
    release()
    expect((await rows()).getByRole('link', { name: 'Petra Lang' })).toBeTruthy()
  })

  it('is entered and left by the arrow keys', async () => {
    open('/?search=ca')
    const first = (await (await rows()).findAllByRole('link'))[0]
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(field())
  })

  it('draws few of the 50,000', async () => {
    open('/', { seed: 'crowded' })
    // The first question of all makes the index of 50,000 people.
    const list = await rows({ timeout: 25_000 })
    expect(list.getAllByRole('listitem').length).toBeLessThan(60)
    const { totalCount } = (await (
      await fetch(new Request('http://localhost/api/internal/v2/users'))
    ).json()) as Schemas['PeoplePage']
    expect(totalCount).toBeGreaterThan(50_000)
  }, 30_000)
})
