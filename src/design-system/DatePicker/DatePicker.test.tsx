import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Form } from '../Form'
import { DatePicker, type DatePickerProps } from './DatePicker'
import type { DayProblem } from './day-problem'

function Example({ value: first = '2026-11-20', onValueChange = () => {}, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(first)
  return (
    <>
      <DatePicker
        label="Due"
        locale="en-GB"
        clearLabel="Clear"
        {...props}
        value={value}
        onValueChange={(day) => {
          setValue(day)
          onValueChange(day)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent)
const part = (name: RegExp) => screen.getByRole('spinbutton', { name })
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Calendar|Kalender|Ημερολόγιο/ }))
  return screen.getByRole('dialog')
}

it.each([
  ['en-GB', ['20', '11', '2026']],
  ['de-DE', ['20', '11', '2026']],
  ['en-US', ['11', '20', '2026']],
  ['sv-SE', ['2026', '11', '20']],
])('has its parts in the order of %s', (locale, expected) => {
  render(<Example locale={locale} />)
  expect(parts()).toEqual(expected)
})

it('is named by its label', () => {
  render(<Example />)
  expect(screen.getByRole('group', { name: 'Due' })).toBeTruthy()
  expect(part(/day, Due/)).toBeTruthy()
})

it('tells a day once it is whole, and no year on its way', async () => {
  const onValueChange = vi.fn()
  render(<Example value={null} onValueChange={onValueChange} />)
  await userEvent.click(part(/day/))
  await userEvent.keyboard('24122026')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-24')
})

it('means this century by a year of two digits', async () => {
  const onValueChange = vi.fn()
  render(<Example value={null} onValueChange={onValueChange} />)
  await userEvent.click(part(/day/))
  await userEvent.keyboard('010327')
  await userEvent.click(screen.getByRole('button', { name: 'After' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2027-03-01')
  expect(parts()).toEqual(['01', '03', '2027'])
})

it('opens the month of the century that is meant, too', async () => {
  render(<Example value={null} />)
  await userEvent.click(part(/day/))
  await userEvent.keyboard('010327')
  expect(within(await openCalendar()).getByRole('button', { name: / 1 March 2027/ })).toBeTruthy()
})

it('counts by arrow keys', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  await userEvent.click(part(/month/))
  await userEvent.keyboard('{ArrowUp}')
  expect(onValueChange).toHaveBeenLastCalledWith('2026-12-20')
})

it('is chosen from in its calendar and gives the focus back', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  const dialog = await openCalendar()
  await userEvent.click(within(dialog).getByRole('button', { name: /27 November 2026/ }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-27')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Calendar/ })))
})

it('goes to another month and year at once', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  const dialog = within(await openCalendar())
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'month' }), 'March')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'year' }), '1999')
  await userEvent.click(dialog.getByRole('button', { name: / 12 March 1999/ }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1999-03-12')
})

it('offers no month or year outside its limits', async () => {
  render(<Example min="2026-10-05" max="2026-12-31" />)
  const dialog = within(await openCalendar())
  const choices = (name: string) =>
    within(dialog.getByRole('combobox', { name }))
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent)
  expect(choices('month')).toEqual(['October', 'November', 'December'])
  expect(choices('year')).toEqual(['2026'])
})

it.each([
  ['en-GB', 'Mon'],
  ['it-IT', 'lun'],
  ['es-ES', 'lun'],
  ['de-DE', 'Mo'],
  ['el-GR', 'Δευ'],
  ['fr-FR', 'lun.'],
  ['pt-BR', 'dom.'],
  ['en-US', 'Sun'],
])('begins the week as %s does', async (locale, first) => {
  render(<Example locale={locale} />)
  await userEvent.click(
    screen.getAllByRole('button').find((button) => button.getAttribute('aria-haspopup') === 'dialog')!,
  )
  const [cell] = screen.getByRole('dialog').querySelectorAll('th')
  expect(cell?.textContent).toBe(first)
})

it('cannot choose days outside its limits or taken out of them', async () => {
  const onValueChange = vi.fn()
  const sundays = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0
  render(<Example min="2026-11-16" max="2026-11-30" isUnavailable={sundays} onValueChange={onValueChange} />)
  const dialog = await openCalendar()
  for (const day of [/13 November/, /22 November/])
    await userEvent.click(within(dialog).getByRole('button', { name: day }))
  expect(onValueChange).not.toHaveBeenCalled()
  expect(within(dialog).getAllByRole('button', { name: 'Next' })[0]?.hasAttribute('disabled')).toBe(true)
})

it('says what is wrong with a day that was typed, with the limit in the language of the page', async () => {
  const describeProblem = ({ kind, limit }: DayProblem) => `${kind}: ${limit}`
  render(<Example locale="de-DE" value="2026-01-07" min="2026-11-16" describeProblem={describeProblem} />)
  const field = screen.getByRole('group', { name: 'Due' })
  const words = screen.getByText('early: 16. November 2026')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(words.id)
  await userEvent.click(part(/Monat/))
  await userEvent.keyboard('12')
  expect(screen.queryByText(/early/)).toBeNull()
})

it('does not judge a year that is still being typed', async () => {
  render(<Example value={null} min="2026-11-16" describeProblem={({ kind }) => kind} />)
  await userEvent.click(part(/day/))
  await userEvent.keyboard('2012202')
  expect(part(/year/).getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('early')).toBeNull()
})

it('is emptied by its button', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
  expect(parts()).toEqual(['dd', 'mm', 'yyyy'])
})

it('finds its error in a form, takes the focus there, and sends the day', () => {
  const { container } = render(
    <Form errors={[{ name: 'due', message: 'Choose a day.' }]}>
      <Example name="due" />
    </Form>,
  )
  expect(document.activeElement).toBe(part(/day/))
  expect(part(/day/).getAttribute('aria-invalid')).toBe('true')
  expect(new FormData(container.querySelector('form')!).get('due')).toBe('2026-11-20')
})

it('takes nothing while disabled', async () => {
  const onValueChange = vi.fn()
  render(<Example disabled onValueChange={onValueChange} />)
  await userEvent.click(part(/day/))
  await userEvent.keyboard('{ArrowUp}')
  expect(onValueChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

it('goes from part to part by the arrows, and empties one by Backspace', async () => {
  render(<Example />)
  await userEvent.click(part(/day/))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(part(/month/))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(part(/day/))
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(parts()[0]).toBe('dd')
})

it('turns the month by Page Up and Page Down, with Shift the year, and leaves the day as it was by Escape', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  const dialog = within(await openCalendar())
  const focused = () => document.activeElement?.getAttribute('aria-label')
  dialog.getByRole('button', { name: /20 November 2026/ }).focus()
  await userEvent.keyboard('{PageUp}')
  expect(focused()).toMatch(/20 October 2026/)
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(focused()).toMatch(/20 December 2026/)
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(focused()).toMatch(/20 December 2027/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onValueChange).not.toHaveBeenCalled()
})

it('opens by Enter and chooses the day by Space', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  screen.getByRole('button', { name: /Calendar/ }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /20 November 2026/ })))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard(' ')
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-21')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('passes attributes and handlers on to the group of its parts, and adds its help to what describes it', async () => {
  const onFocus = vi.fn()
  render(
    <>
      <Example description="Hears of every change." aria-describedby="note" data-step="first" onFocus={onFocus} />
      <p id="note">Can be changed later.</p>
    </>,
  )
  const group = screen.getByRole('group', { name: 'Due' })
  expect(group.dataset.step).toBe('first')
  await userEvent.click(part(/day/))
  expect(onFocus).toHaveBeenCalled()
  const ids = group.getAttribute('aria-describedby')!.split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Selected Date: 20 November 2026',
    'Hears of every change.',
    'Can be changed later.',
  ])
})
