import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { SearchBar } from './SearchBar'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './AdvancedSearch'

const intl = createPortalIntl('en', {}, 'Europe/Rome')

function open(query = '') {
  const onSearch = vi.fn()
  const bar = (shown: string) => (
    <IntlProvider intl={intl}>
      <SearchBar query={shown} onSearch={onSearch} />
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
  await userEvent.clear(fieldOf('Exactly this text'))
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
  expect(screen.getByText('Write a word in at least one of the fields.')).toBeTruthy()
  expect(document.activeElement).toBe(fieldOf('At least one of these words'))
})
