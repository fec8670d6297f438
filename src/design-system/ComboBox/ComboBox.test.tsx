import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Form } from '../Form'
import { ComboBox, type ComboBoxProps } from './ComboBox'
import type { ComboBoxOption } from './options'

const people: ComboBoxOption[] = [
  { value: 'u1', label: 'Giulia Riva', description: 'Quality' },
  { value: 'u2', label: 'Sofía Karras', description: 'Print' },
  { value: 'u3', label: 'Tiago Duarte', description: 'Quality', disabled: true },
  { value: 'u4', label: 'Νίκος Παππάς' },
]

function Example({ value: first = null, onValueChange = () => {}, ...props }: Partial<ComboBoxProps>) {
  const [value, setValue] = useState(first)
  return (
    <ComboBox
      label="Owner"
      options={people}
      emptyLabel="Nobody has this name."
      clearLabel="Clear"
      {...props}
      value={value}
      onValueChange={(option) => {
        setValue(option)
        onValueChange(option)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Owner' })
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('searches while typing, by name and second line, without regard to accents and case', async () => {
  render(<Example />)
  await userEvent.type(field(), 'SOFIA')
  expect(shown()).toEqual(['Sofía KarrasPrint'])
  await userEvent.clear(field())
  await userEvent.type(field(), 'quality')
  expect(shown()).toEqual(['Giulia RivaQuality', 'Tiago DuarteQuality'])
  await userEvent.clear(field())
  await userEvent.type(field(), 'παππας')
  expect(shown()).toEqual(['Νίκος Παππάς'])
})

it('is chosen from by keyboard and then shows the choice', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  await userEvent.type(field(), 'gi{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(people[0])
  expect(field().value).toBe('Giulia Riva')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('opens the whole list by its button, whatever is chosen', async () => {
  render(<Example value={people[0]!} />)
  await userEvent.click(screen.getByRole('button', { name: /Owner/ }))
  expect(within(screen.getByRole('listbox', { name: /Owner/ })).getAllByRole('option')).toHaveLength(4)
  expect(screen.getByRole('option', { name: /Giulia/ }).getAttribute('aria-selected')).toBe('true')
})

it('keeps the choice when what was typed is no choice', async () => {
  const onValueChange = vi.fn()
  render(<Example value={people[0]!} onValueChange={onValueChange} />)
  await userEvent.type(field(), ' and others')
  await userEvent.tab()
  await waitFor(() => expect(field().value).toBe('Giulia Riva'))
  expect(onValueChange).not.toHaveBeenCalled()
})

it('lets go of the choice when it is emptied, and by its button', async () => {
  const onValueChange = vi.fn()
  const { unmount } = render(<Example value={people[0]!} onValueChange={onValueChange} />)
  await userEvent.clear(field())
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
  unmount()
  onValueChange.mockClear()
  render(<Example value={people[0]!} onValueChange={onValueChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
  expect(field().value).toBe('')
})

it('cannot choose what is disabled', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  await userEvent.type(field(), 'Tiago{ArrowDown}{Enter}')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('says that nothing fits', async () => {
  render(<Example />)
  await userEvent.type(field(), 'xyz')
  expect(screen.getByRole('status').textContent).toBe('Nobody has this name.')
})

it('leaves searching to its user, who is asked with every change', async () => {
  const onSearch = vi.fn()
  render(<Example options={people.slice(0, 2)} onSearch={onSearch} />)
  await userEvent.type(field(), 'ka')
  expect(onSearch.mock.calls).toEqual([['k'], ['ka']])
  expect(shown()).toHaveLength(2)
})

it('asks when the list opens, and again by Enter after a failure', async () => {
  const onSearch = vi.fn()
  const words = { failedLabel: 'The list did not arrive.', retryLabel: 'Try again' }
  render(<Example options={[]} status="failed" onSearch={onSearch} {...words} />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  expect(onSearch.mock.calls).toEqual([['']])
  expect(screen.getByRole('status').textContent).toBe('The list did not arrive.')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onSearch).toHaveBeenCalledTimes(3)
})

it('shows a choice that is in no list', () => {
  render(<Example options={[]} onSearch={() => {}} value={people[1]!} />)
  expect(field().value).toBe('Sofía Karras')
})

it('finds its error in a form, takes the focus there, and sends the id', () => {
  const { container } = render(
    <Form errors={[{ name: 'owner', message: 'Choose who owns it.' }]}>
      <Example name="owner" value={people[0]!} />
    </Form>,
  )
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByText('Choose who owns it.').id)
  expect(new FormData(container.querySelector('form')!).get('owner')).toBe('u1')
})

it('passes attributes and handlers on to its text field, and adds its help to what describes it', async () => {
  const onFocus = vi.fn()
  render(
    <>
      <Example description="Hears of every change." aria-describedby="note" data-step="first" onFocus={onFocus} />
      <p id="note">Can be changed later.</p>
    </>,
  )
  await userEvent.type(field(), 'gi{ArrowDown}{Enter}')
  expect(field().dataset.step).toBe('first')
  expect(onFocus).toHaveBeenCalled()
  const ids = field().getAttribute('aria-describedby')!.split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Hears of every change.',
    'Can be changed later.',
  ])
})
