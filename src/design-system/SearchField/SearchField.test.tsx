import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchField } from './SearchField'

function Search({ onSubmit, start = '' }: { onSubmit?: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <SearchField
      label="Search"
      clearLabel="Clear search"
      shortcut="/"
      value={value}
      onValueChange={setValue}
      onSubmit={onSubmit}
    />
  )
}

it('submits the words without the space around them', async () => {
  const onSubmit = vi.fn()
  render(<Search onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '  catalogue {Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('catalogue')
})

it('does not search for nothing', async () => {
  const onSubmit = vi.fn()
  render(<Search onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('searchbox'), '   {Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is emptied by its button and keeps the focus', async () => {
  render(<Search start="sensor" />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the key that leads to it only while it is empty', () => {
  const { unmount } = render(<Search />)
  expect(screen.getByText('/')).toBeTruthy()
  unmount()
  render(<Search start="sensor" />)
  expect(screen.queryByText('/')).toBeNull()
})

it('leads by Tab to the button that empties it', async () => {
  render(<Search start="sensor" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear search' }))
})
