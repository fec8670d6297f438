import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { SearchView } from './SearchView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/search-v2': <SearchView />, '/post/:id': <p>A post</p> }, { address, ...options })

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const lineFour = () => screen.findByRole('link', { name: /^Line 4 stop on Tuesday/ })

describe('the results', () => {
  it('say how the words were read, and how many things were found in how many posts', async () => {
    open('/search-v2?q=press+%2Bsensor+-drill')
    await heading(/^\d+ results in \d+ posts?$/)
    expect(screen.getByText('Read as: press, with sensor, without drill')).toBeTruthy()
    const [all = 0, ...others] = screen.getAllByRole('tab').map((tab) => Number(/\d+/.exec(tab.textContent)?.[0]))
    expect(others).toHaveLength(4)
    expect(others.reduce((sum, count) => sum + count, 0)).toBe(all)
  })

  it('are narrowed and widened by filters, in the address, and let go of by chips', async () => {
    const { router } = open('/search-v2?q=press')
    const community = within(await screen.findByRole('group', { name: 'Community' }))
    const torino = community.getByRole('checkbox', { name: 'Stabilimento Torino' })
    await userEvent.click(torino)
    expect(document.activeElement).toBe(torino)
    await waitFor(() => expect(router.state.location.search).toBe('?q=press&in=plant-torino'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Line 4 stop/ })).toBeNull())
    await userEvent.click(community.getByRole('checkbox', { name: 'Quality and safety' }))
    await lineFour()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Quality and safety' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=press&in=plant-torino'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=press'))
  })

  it('take out of the address what nobody knows', async () => {
    const { router } = open('/search-v2?q=press&types=people&sort=loudest&from=2026-02-30&in=nowhere&in=plant-torino')
    await heading(/results? in/)
    await waitFor(() => expect(router.state.location.search).toBe('?q=press&in=plant-torino'))
  })

  it('draw what looks like markup as text', async () => {
    open('/search-v2?q=%3Cscript%3Ealert%281%29%3C%2Fscript%3E')
    await screen.findByText('Nothing found for “<script>alert(1)</script>”')
    expect(document.querySelector('script')).toBeNull()
  })

  it('ask nothing where there is nothing to ask', async () => {
    const { portal } = open('/search-v2?q=%2B+-+%22%22')
    await screen.findByText(/no word to search for/)
    expect(portal.requests.filter(({ path }) => path.includes('/search?'))).toEqual([])
  })
})

describe('when a search fails', () => {
  it.each([
    ['503', problem(503, 'search-unavailable'), 'Couldn’t search. These are the earlier results.'],
    ['429', problem(429, 'too-many-requests'), 'Couldn’t search. These are the earlier results.'],
  ])('with %s, the earlier results, the words and the filters stay', async (_, refusal, words) => {
    const { portal, router } = open('/search-v2?q=press&has=file')
    await lineFour()
    portal.intercept = ({ url }) => (url.includes('/search?') ? refusal.clone() : undefined)
    await router.navigate('/search-v2?q=lamp&has=file')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words), { timeout: 5_000 })
    await lineFour()
    expect(router.state.location.search).toBe('?q=lamp&has=file')
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.queryByRole('link', { name: /^Line 4 stop/ })).toBeNull()
  })

  it('never lets an older answer win', async () => {
    let release: () => void = () => undefined
    const { portal, router } = open('/search-v2?q=press')
    await lineFour()
    portal.intercept = ({ url }) =>
      url.includes('q=slow')
        ? new Promise<Response>((resolve) => {
            release = () => resolve(problem(500, 'broken'))
          })
        : undefined
    await router.navigate('/search-v2?q=slow')
    await waitFor(() => expect(portal.requests.some(({ path }) => path.includes('q=slow'))).toBe(true))
    await router.navigate('/search-v2?q=zeppelin')
    await screen.findByText('Nothing found for “zeppelin”')
    release()
    await waitFor(() => expect(screen.getByText('Nothing found for “zeppelin”')).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('begins anew where the next page is no longer known', async () => {
    const { portal } = open('/search-v2?q=the')
    const more = await screen.findByRole('button', { name: 'Show more results' })
    let refused = 0
    portal.intercept = ({ url }) => {
      if (!url.includes('pageToken') || refused > 0) return undefined
      refused += 1
      return problem(422, 'page-token-unknown')
    }
    await userEvent.click(more)
    await waitFor(() => expect(refused).toBe(1))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await heading(/results/)
  })
})
