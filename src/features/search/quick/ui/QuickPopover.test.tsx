import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { closePortals, type Intercept, openPortal, problem } from '@/shared/testing/open-portal'
import { rememberVisit } from '@/features/visits'
import { nextTurn } from '@/shared/next-turn'
import { SearchBar } from '../../ui/SearchBar'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './QuickPopover'

afterEach(async () => {
  localStorage.clear()
  onSearch.mockClear()
  await closePortals()
})

const onSearch = vi.fn<(search: { q: string; filter: string }) => void>()

function Header() {
  const { pathname } = useLocation()
  return (
    <>
      <SearchBar query="" onSearch={onSearch} sheet={{ open: false, onOpenChange: () => {} }} />
      <p>{pathname}</p>
    </>
  )
}

function open(intercept?: Intercept) {
  return openPortal({ '*': <Header /> }, intercept ? { intercept } : {})
}

const field = () => screen.getByRole('searchbox')
const option = (name: RegExp | string) => screen.findByRole('option', { name })
const selected = () => screen.queryByRole('option', { selected: true })?.textContent

/** Lets the test say when and with what the server answers for some words. */
function heldAnswers() {
  const waiting = new Map<string, (titles: string[]) => void>()
  const intercept: Intercept = (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/search/quick')) return undefined
    return new Promise((resolve) => {
      waiting.set(searchParams.get('q') ?? '', (titles) =>
        resolve(
          Response.json({
            suggestions: titles.map((title) => ({
              ...{ kind: 'post', id: title, title, detail: '', community: null, user: null, number: 7 },
              membersCount: null,
            })),
          }),
        ),
      )
    })
  }
  const asked = (words: string) => waitFor(() => expect([...waiting.keys()]).toContain(words))
  const answer = async (words: string, titles: string[]) => {
    await asked(words)
    waiting.get(words)?.(titles)
  }
  return { intercept, asked, answer }
}

it('chooses nothing by itself, so that Enter searches for the words', async () => {
  open()
  await userEvent.type(field(), 'marco')
  await option(/^Marco Bianchi/)
  expect(selected()).toBeUndefined()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ q: 'marco', filter: expect.any(String) as string })
  expect(screen.queryByRole('option')).toBeNull()
})

it('is entered by the arrow keys while the focus stays in the field, and leads where the chosen one leads', async () => {
  const { router } = open()
  await userEvent.type(field(), '1042')
  const post = await option(/^Line 4 stop on Tuesday/)
  await userEvent.keyboard('{ArrowDown}')
  expect(post.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-activedescendant')).toBe(post.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/p-1042'))
  expect(onSearch).not.toHaveBeenCalled()
})

it('begins with where the person was last, but for where they are', async () => {
  for (const id of ['p-1042', 'p-1015', 'p-1003'])
    rememberVisit('giulia-riva', { kind: 'post', id, title: `The title of ${id}` })
  const { router } = openPortal({ '*': <Header /> }, { address: '/post/p-1003' })
  await userEvent.click(field())
  const visited = within(await screen.findByRole('listbox', { name: 'Last visited' }))
  expect(visited.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'The title of p-1015',
    'The title of p-1042',
  ])
  await userEvent.click(visited.getByRole('option', { name: 'The title of p-1042' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/p-1042'))
})

it('closes by Escape and keeps the words', async () => {
  open()
  await userEvent.type(field(), 'task')
  await option('Tasks')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field()).toHaveProperty('value', 'task')
  await userEvent.keyboard('{ArrowDown}')
  await option('Tasks')
})

it('keeps what is chosen when rows come late', async () => {
  const { intercept, answer } = heldAnswers()
  open(intercept)
  await userEvent.type(field(), 'task')
  await option('Tasks')
  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toBe('Tasks')
  await answer('task', ['A task for Friday'])
  await option(/^A task for Friday/)
  expect(selected()).toBe('Tasks')
})

it('shows what was found for the newest words, whichever answer comes last', async () => {
  const { intercept, asked, answer } = heldAnswers()
  open(intercept)
  await userEvent.type(field(), 'pre')
  await asked('pre')
  await userEvent.type(field(), 'ss')
  await answer('press', ['Press of line 4'])
  await option(/^Press of line 4/)
  await answer('pre', ['Press of line 3'])
  await nextTurn()
  expect(screen.queryByRole('option', { name: /^Press of line 3/ })).toBeNull()
})

it('lists what this device knows when the server does not answer, and asks again', async () => {
  let isBroken = true
  open((request) =>
    isBroken && request.url.includes('/search/quick') ? problem(503, 'search-unavailable') : undefined,
  )
  await userEvent.type(field(), 'marco home')
  await option('Home')
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await userEvent.click(again)
  await option(/^Marco Bianchi/)
  expect(again.isConnected).toBe(false)
})

it('says how many suggestions there are', async () => {
  open()
  await userEvent.type(field(), '1042')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 suggestion'))
})

it('says why a query cannot be searched in place of offering to search it', async () => {
  open()
  await userEvent.type(field(), '+ -')
  await screen.findByText('Type at least one letter or number.')
  expect(screen.queryByText('No suggestions. Press Enter to search.')).toBeNull()
})
