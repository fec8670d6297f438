import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closePortals, type Intercept, openPortal, problem } from '@/shared/testing/open-portal'
import { SearchView } from './SearchView'

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closePortals()
})

const isSearch = ({ url }: Request) => url.includes('/communication/search?')

function open(address: string, intercept: Intercept = () => undefined) {
  return openPortal(
    { '/search-v2': <SearchView />, '/community/:communityId/search': <SearchView communityId="plant-torino" /> },
    { address, intercept },
  )
}

const found = (level = 1) => screen.findByRole('heading', { level, name: /^\d+ results? in \d+ posts?$/ })
const posts = () => within(screen.getByRole('list', { name: 'All' })).getAllByRole('heading')
const again = () => screen.getByRole('button', { name: 'Try again' })
const limited = () => {
  const answer = problem(429, 'too-many-requests')
  answer.headers.set('Retry-After', '7')
  return answer
}

describe('a search that cannot be answered', () => {
  it.each([
    ['the search is out of service', () => problem(503, 'search-unavailable')],
    ['the network is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it takes too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ])('leaves what was found, muted, with the filters and the way on: %s', async (_, fail) => {
    let isFailing = false
    const { router } = open('/search-v2?q=press&filter=f-1', (request) =>
      isFailing && isSearch(request) ? fail() : undefined,
    )
    await found()
    const before = posts().map(({ textContent }) => textContent)
    isFailing = true
    await userEvent.click(screen.getByRole('checkbox', { name: /^Quality and safety/ }))
    await screen.findByText('This could not be updated and may be out of date.')
    expect(posts().map(({ textContent }) => textContent)).toEqual(before)
    expect(screen.getByRole('list', { name: 'All' }).parentElement?.className).toMatch(/old/)
    expect(router.state.location.search).toBe('?q=press&filter=f-1&in=quality-and-safety')
    isFailing = false
    await userEvent.click(again())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Quality and safety/ }).checked).toBe(true)
    expect(screen.getByRole('list', { name: 'All' }).parentElement?.className).not.toMatch(/old/)
  })

  it('is asked again only after the wait that the server wants', async () => {
    let isLimited = false
    const { portal } = open('/search-v2?q=press&filter=f-1', (request) =>
      isLimited && isSearch(request) ? limited() : undefined,
    )
    await found()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    isLimited = true
    act(() => screen.getByRole('checkbox', { name: /^Quality and safety/ }).click())
    await screen.findByText('Too many tries. Wait 7 seconds, then try again.')
    isLimited = false
    const asked = portal.requests.length
    act(() => again().click())
    expect(again().getAttribute('aria-disabled')).toBe('true')
    expect(portal.requests).toHaveLength(asked)
    await act(() => vi.advanceTimersByTimeAsync(7_000))
    expect(again().getAttribute('aria-disabled')).toBe('false')
    act(() => again().click())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(portal.requests).toHaveLength(asked + 1)
  })

  it('leaves what was found when further results have to wait, and says how long', async () => {
    let isLimited = true
    const { portal } = open('/search-v2?q=the&filter=f-1', (request) =>
      isLimited && request.url.includes('pageToken=') ? limited() : undefined,
    )
    await found()
    const before = posts().length
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    act(() => screen.getByRole('button', { name: 'Show more' }).click())
    await screen.findByText('Too many tries. Wait 7 seconds, then try again.')
    expect(posts()).toHaveLength(before)
    expect(screen.getByRole('list', { name: 'All' }).parentElement?.className).not.toMatch(/old/)
    isLimited = false
    const asked = portal.requests.length
    act(() => again().click())
    expect(portal.requests).toHaveLength(asked)
    await act(() => vi.advanceTimersByTimeAsync(7_000))
    expect(again().getAttribute('aria-disabled')).toBe('false')
    act(() => again().click())
    await waitFor(() => expect(posts().length).toBeGreaterThan(before))
  })

  it('begins at the first result again where the server does not know the page any more', async () => {
    let isForgotten = true
    const { portal } = open('/search-v2?q=the&filter=f-1', (request) =>
      isForgotten && request.url.includes('pageToken=') ? problem(422, 'page-token-unknown') : undefined,
    )
    await found()
    const before = posts().map(({ textContent }) => textContent)
    const searches = () => portal.requests.filter(({ path }) => path.includes('/communication/search?'))
    const asked = searches().length
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(searches()).toHaveLength(asked + 2))
    expect(searches().at(-1)?.path).not.toContain('pageToken=')
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    await found()
    expect(posts().map(({ textContent }) => textContent)).toEqual(before)
    isForgotten = false
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(posts().length).toBeGreaterThan(before.length))
  })

  it('does not cover a newer one: the last that was asked is shown, whichever is answered first', async () => {
    let release: (() => void) | undefined
    const slow = new Promise<void>((resolve) => {
      release = resolve
    })
    const { portal } = open('/search-v2?q=press&filter=f-1', (request) =>
      isSearch(request) && request.url.includes('archive=only')
        ? slow.then(() => problem(503, 'search-unavailable'))
        : undefined,
    )
    await found()
    await userEvent.click(screen.getByRole('radio', { name: 'Only archived' }))
    await waitFor(() => expect(portal.requests.at(-1)?.path).toContain('archive=only'))
    await userEvent.click(screen.getByRole('radio', { name: 'Hide archived' }))
    await waitFor(() => expect(portal.requests.at(-1)?.path).toContain('archive=without'))
    release?.()
    await waitFor(() => expect(screen.getByRole('list', { name: 'All' }).parentElement?.className).not.toMatch(/old/))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

it('shows what was found again without asking for five minutes, and then asks anew', async () => {
  const { portal, router } = open('/search-v2?q=press&filter=f-1')
  const asked = () => portal.requests.filter(({ path }) => path.includes('/communication/search?')).length
  const away = () => act(() => router.navigate('/community/plant-torino/search'))
  const back = () => act(() => router.navigate(-1))
  await found()
  const first = asked()
  await away()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 299_000 })
  await back()
  await found()
  expect(asked()).toBe(first)
  await away()
  vi.setSystemTime(Date.now() + 2_000)
  await back()
  await waitFor(() => expect(asked()).toBe(first + 1))
})

it('says how each sign of a query was read', async () => {
  open('/search-v2?q=report+sensor+%22line+4%22+%2Bpress+-drill&filter=f-1')
  const said = await screen.findByText(/^Read as /)
  expect(said.textContent).toBe('Read as report or sensor, exactly “line 4”, always press, without drill')
})

describe('the filters', () => {
  it('announce a choice once, with the new number', async () => {
    open('/search-v2?q=press&filter=f-1')
    const before = (await found()).textContent
    const announced: string[] = []
    const regions = screen.getAllByRole('status')
    const observer = new MutationObserver(() => {
      const said = regions.map(({ textContent }) => textContent).join('')
      if (said !== '' && said !== announced.at(-1)) announced.push(said)
    })
    for (const region of regions) observer.observe(region, { childList: true, characterData: true, subtree: true })
    await userEvent.click(screen.getByRole('checkbox', { name: /^Quality and safety/ }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(before))
    await waitFor(() => expect(announced).toEqual([screen.getByRole('heading', { level: 1 }).textContent]))
    observer.disconnect()
  })

  it('show all their values on demand', async () => {
    const { portal } = open('/search-v2?q=press&filter=f-1')
    await found()
    const people = within(screen.getByRole('region', { name: 'Person' }))
    const before = people.getAllByRole('checkbox').length
    const [, more] = /^(\d+) more$/.exec(people.getByRole('button', { name: /^\d+ more$/ }).textContent ?? '') ?? []
    await userEvent.click(people.getByRole('button', { name: /more$/ }))
    await people.findByRole('button', { name: 'Show fewer' })
    expect(people.getAllByRole('checkbox')).toHaveLength(before + Number(more))
    expect(portal.requests.at(-1)?.path).toContain('whole=by')
  })

  it('offer spans of days, and own days on demand', async () => {
    const { router } = open('/search-v2?q=press&filter=f-1&from=2026-09-01&to=2026-11-20')
    await found()
    const dates = within(screen.getByRole('region', { name: 'Date' }))
    const own = dates.getByRole('button', { name: /^1 Sept? 2026 to 20 Nov 2026$/ })
    expect([own.getAttribute('aria-pressed'), own.getAttribute('aria-expanded')]).toEqual(['true', 'true'])
    await userEvent.click(dates.getByRole('button', { name: '7 days' }))
    expect(router.state.location.search).toMatch(/&from=\d{4}-\d\d-\d\d$/)
    expect(dates.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(dates.getByRole('button', { name: 'Any time' }))
    expect(router.state.location.search).toBe('?q=press&filter=f-1')
  })
})

describe('among all results', () => {
  it('stand the communities that are called so, and a row of pictures that leads to all of them', async () => {
    const { router } = open('/search-v2?q=press&filter=f-1')
    await found()
    const communities = within(screen.getByRole('list', { name: 'Communities' }))
    expect(communities.getByRole('link').textContent).toBe('Altes Presswerk')
    const all = screen.getByRole('button', { name: /^All \d+ Media$/ })
    await userEvent.click(all)
    await waitFor(() => expect(router.state.location.search).toContain('types=media'))
    expect(document.activeElement?.textContent).toMatch(/^Media/)
  })
})

describe('a post with more than its best matches', () => {
  it('leads to all that was found in it, as a filter that can be removed', async () => {
    const { router } = open('/search-v2?q=press&filter=f-1')
    await found()
    const [more] = screen.getAllByRole('link', { name: /^\d+ more in this post$/ })
    if (!more) throw new Error('the demo has too little')
    const left = Number(more.textContent?.split(' ')[0])
    await userEvent.click(more)
    const title = await screen.findByRole('heading', { level: 1, name: /^\d+ results in 1 post$/ })
    expect(Number(title.textContent?.split(' ')[0])).toBeGreaterThan(left)
    expect(router.state.location.search).toMatch(/^\?q=press&filter=f-1&post=p-\d+$/)
    expect(document.activeElement?.textContent).toMatch(/^All/)
    await waitFor(() => expect(screen.queryByRole('link', { name: /more in this post$/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Only one post' }))
    expect(router.state.location.search).toBe('?q=press&filter=f-1')
  })
})

describe('in a community', () => {
  it('finds nothing from elsewhere, offers no other community, and leads everywhere with words and filters', async () => {
    const { portal } = open('/community/plant-torino/search?q=press&filter=f-1&has=file&in=quality-and-safety')
    await found(2)
    const asked = portal.requests.filter(({ path }) => path.includes('/search?')).map(({ path }) => path)
    for (const path of asked) expect(new URLSearchParams(path.split('?')[1]).getAll('in')).toEqual(['plant-torino'])
    expect(screen.queryByRole('region', { name: 'Community' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Communities' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe(
        '/search-v2?q=press&filter=f-1&has=file',
      ),
    )
  })

  it('says of a search for nothing what is missing', async () => {
    open('/community/plant-torino/search')
    await screen.findByRole('heading', { level: 2, name: 'There is nothing to search for' })
  })
})

describe('the filter by person', () => {
  it('takes somebody who is not offered, in the address and as a chip', async () => {
    const { router } = open('/search-v2?q=press&filter=f-1')
    await found()
    expect(screen.queryByRole('checkbox', { name: /^Jules Perrin/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Someone else…' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a person' }), 'jules')
    await userEvent.click(await screen.findByRole('option', { name: /Jules Perrin/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=press&filter=f-1&by=jules-perrin'))
    await screen.findByRole('button', { name: /Remove.*Jules Perrin/ })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Jules Perrin/ }).checked).toBe(true)
    expect(screen.queryByRole('combobox', { name: 'Find a person' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Someone else…' }))
  })
})
