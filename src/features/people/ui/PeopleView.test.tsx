import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { PeopleView } from './PeopleView'

let online: boolean

beforeEach(() => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (options: OpenOptions = {}) => openPortal({ '/': <PeopleView /> }, options)

/** The words of a request for the list; undefined for any other request. */
function wordsOf({ url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return pathname.endsWith('/internal/v2/users') ? (searchParams.get('search') ?? undefined) : undefined
}

const field = () => screen.findByRole('searchbox', { name: 'Search people' })
const list = () => screen.findByRole('list', { name: 'People found' })
const names = async () =>
  within(await list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** All words at once: of those that are typed one after the other the beginning may be searched too. */
const search = async (words: string) => fireEvent.change(await field(), { target: { value: words } })

it('shows whom the last words find, whichever answer comes last', async () => {
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  const { portal } = open()
  await list()
  portal.intercept = (request) =>
    wordsOf(request) === 'petra' ? first.then(() => Response.json(examples.searchPeople.privateProfile)) : undefined
  await search('petra')
  await waitFor(() => expect(portal.requests.some(({ path }) => path.includes('users?search=petra'))).toBe(true))
  await search('tobias')
  await waitFor(async () => expect(await names()).toEqual(['Tobias Krüger']))
  answerFirst()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await names()).toEqual(['Tobias Krüger'])
})

describe('whom the last words found stays, dimmed, where other words cannot be searched', () => {
  it.each([
    ['because the server fails', () => problem(500, 'internal-error'), true],
    ['because there is no network', () => Promise.reject<Response>(new TypeError('Failed to fetch')), false],
  ])('%s', async (_, fails, stillOnline) => {
    const { portal } = open()
    await search('tobias')
    await waitFor(async () => expect(await names()).toEqual(['Tobias Krüger']))
    expect((await list()).closest('[data-older]')).toBeNull()
    portal.intercept = (request) => (wordsOf(request) === 'petra' ? fails() : undefined)
    online = stillOnline
    await search('petra')
    await screen.findByRole('button', { name: 'Try again' })
    expect(await names()).toEqual(['Tobias Krüger'])
    expect((await list()).closest('[data-older]')).not.toBeNull()

    portal.intercept = undefined
    online = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await names()).toEqual(['Petra Lang']))
    expect((await list()).closest('[data-older]')).toBeNull()
  })
})
