import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { ComboBoxOption } from '../ComboBox'
import { Form } from '../Form'
import { TagPicker, type TagPickerProps } from './TagPicker'

const giulia = { value: 'u1', label: 'Giulia Riva' }
const sofia = { value: 'u2', label: 'Sofia Karras' }
const tiago = { value: 'u3', label: 'Tiago Duarte' }

function Example({
  value: first = [],
  onValueChange = () => {},
  ...props
}: Partial<Omit<TagPickerProps, 'value'>> & { value?: ComboBoxOption[] }) {
  const [value, setValue] = useState<readonly ComboBoxOption[]>(first)
  return (
    <TagPicker
      label="Invite people"
      chosenLabel="Invited people"
      emptyLabel="Nobody has this name."
      removeLabel={({ label }) => `Remove ${label}`}
      options={[giulia, sofia, tiago]}
      {...props}
      value={value}
      onValueChange={(options) => {
        setValue(options)
        onValueChange(options)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Invite people' })
const chosen = () => screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent)

it('adds what is chosen as a chip, empties the field and stays open for the next', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  await userEvent.type(field(), 'sof{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenLastCalledWith([sofia])
  expect(field().value).toBe('')
  await userEvent.type(field(), 'giu{ArrowDown}{Enter}')
  expect(chosen()).toEqual(['Sofia Karras', 'Giulia Riva'])
})

it('takes away what is chosen a second time in the list', async () => {
  render(<Example value={[giulia, sofia]} />)
  await userEvent.type(field(), 'giu{ArrowDown}')
  expect(screen.getByRole('option', { name: 'Giulia Riva' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toEqual(['Sofia Karras'])
})

it('removes a chip by its button and moves the focus on, at last to the field', async () => {
  render(<Example value={[giulia, sofia, tiago]} />)
  const focusedAfter = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }))
    return document.activeElement
  }
  expect(await focusedAfter('Remove Sofia Karras')).toBe(screen.getByRole('button', { name: 'Remove Tiago Duarte' }))
  expect(await focusedAfter('Remove Tiago Duarte')).toBe(screen.getByRole('button', { name: 'Remove Giulia Riva' }))
  expect(await focusedAfter('Remove Giulia Riva')).toBe(field())
  expect(chosen()).toEqual([])
})

it('goes to the last chip by Backspace before it removes it by a second one', async () => {
  render(<Example value={[giulia, sofia]} />)
  await userEvent.click(field())
  await userEvent.keyboard('{Backspace}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Sofia Karras' }))
  expect(chosen()).toHaveLength(2)
  await userEvent.keyboard('{Backspace}')
  expect(chosen()).toEqual(['Giulia Riva'])
})

it('makes all chips one stop of the Tab key', async () => {
  render(<Example value={[giulia, sofia, tiago]} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Giulia Riva' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Sofia Karras' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(field())
})

it('drops what was typed and not chosen', async () => {
  const onValueChange = vi.fn()
  render(<Example value={[giulia]} onValueChange={onValueChange} />)
  await userEvent.type(field(), 'nobody')
  await userEvent.tab()
  expect(field().value).toBe('')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('keeps a choice that is in no list any more', async () => {
  const onValueChange = vi.fn()
  render(<Example value={[{ value: 'u9', label: 'Ana Costa' }]} onSearch={() => {}} onValueChange={onValueChange} />)
  await userEvent.type(field(), 'gi{ArrowDown}{Enter}')
  expect(chosen()).toEqual(['Ana Costa', 'Giulia Riva'])
})

it('shows only names while disabled', () => {
  render(<Example value={[giulia]} disabled />)
  expect(chosen()).toEqual(['Giulia Riva'])
  expect(screen.queryByRole('button', { name: 'Remove Giulia Riva' })).toBeNull()
  expect(field().disabled).toBe(true)
})

it('finds its error in a form, takes the focus there, and sends every id', () => {
  const { container } = render(
    <Form errors={[{ name: 'people', message: 'Invite one more.' }]}>
      <Example name="people" value={[giulia, tiago]} />
    </Form>,
  )
  expect(document.activeElement).toBe(field())
  expect(new FormData(container.querySelector('form')!).getAll('people')).toEqual(['u1', 'u3'])
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
