import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { SearchBar } from './SearchBar'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './AdvancedSearch'
import './SearchSheet'

const intl = createPortalIntl('en', {}, 'Europe/Rome')

const places = [{ name: 'Product launches', href: '/community/product-launches', hue: 'red' as const }]

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The search of a window below 768 px, opened. */
async function openOnPhone() {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const opened = open()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('dialog', { name: 'Search' })
  return opened
}

function open(query = '') {
  const onSearch = vi.fn()
  const bar = (shown: string) => (
    <IntlProvider intl={intl}>
      <SearchBar query={shown} personId="giulia-riva" places={places} onSearch={onSearch} />
    </IntlProvider>
  )
  const { rerender } = render(bar(query))
  return { onSearch, goTo: (next: string) => rerender(bar(next)), field: () => screen.getByRole('searchbox') }
}

async function openFields() {
  await userEvent.click(screen.getByRole('button', { name: 'Advanced search' }))
  await screen.findByRole('dialog', { name: 'Advanced search' })
  return (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
}

it('searches for the same words twice under two filters', async () => {
  const { onSearch, field } = open()
  await userEvent.type(field(), 'press{Enter}')
  await userEvent.type(field(), '{Enter}')
  const [[first], [second]] = onSearch.mock.calls as [[{ q: string; filter: string }], [{ q: string; filter: string }]]
  expect([first.q, second.q]).toEqual(['press', 'press'])
  expect(first.filter).not.toBe('')
  expect(first.filter).not.toBe(second.filter)
})

it('shows the query of the address, whenever that changes', async () => {
  const { goTo, field } = open('press')
  expect(field()).toHaveProperty('value', 'press')
  await userEvent.type(field(), ' drill')
  goTo('lamp')
  expect(field()).toHaveProperty('value', 'lamp')
  goTo('')
  expect(field()).toHaveProperty('value', '')
})

it('fills the four fields with what is typed, and searches for what they hold', async () => {
  const { onSearch } = open('report "line 4" +press -drill')
  const fieldOf = await openFields()
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    'report',
    'line 4',
    'press',
    'drill',
  ])
  await userEvent.clear(fieldOf('This exact phrase'))
  await userEvent.type(fieldOf('All of these words'), ' sensor')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({
    q: 'report +press +sensor -drill',
    filter: expect.any(String) as string,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not search with four empty fields, and says what is missing', async () => {
  const { onSearch } = open()
  const fieldOf = await openFields()
  await userEvent.type(fieldOf('None of these words'), '   {Enter}')
  expect(onSearch).not.toHaveBeenCalled()
  expect(screen.getByText('Enter a word in at least one field.')).toBeTruthy()
  expect(document.activeElement).toBe(fieldOf('At least one of these words'))
})

it('opens over the page on phones, and keeps what was searched for until it is cleared', async () => {
  const { onSearch, field } = await openOnPhone()
  await userEvent.type(field(), 'press')
  await userEvent.click(screen.getByRole('button', { name: 'Search for “press”' }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ q: 'press', filter: expect.any(String) as string })
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Search: press' }))
  expect(field()).toHaveProperty('value', 'press')
  expect(screen.getByRole('button', { name: 'press' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('button', { name: 'press' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull()
})

it('leads to the communities that are called like what is typed', async () => {
  const { field } = await openOnPhone()
  await userEvent.type(field(), 'laun')
  expect(screen.getByRole('link', { name: /Product launches/ }).getAttribute('href')).toBe(
    '/community/product-launches',
  )
  await userEvent.type(field(), 'x')
  expect(screen.queryByRole('link')).toBeNull()
})

it('writes the signs of the search on phones, with the caret between quotes', async () => {
  const { field } = await openOnPhone()
  await userEvent.type(field(), 'press')
  await userEvent.click(screen.getByRole('button', { name: 'leave out' }))
  expect(field()).toHaveProperty('value', 'press -')
  await userEvent.clear(field())
  await userEvent.click(screen.getByRole('button', { name: 'exactly' }))
  await vi.waitFor(() => expect((field() as HTMLInputElement).selectionStart).toBe(1))
  await userEvent.keyboard('line 4')
  expect(field()).toHaveProperty('value', '"line 4"')
})
