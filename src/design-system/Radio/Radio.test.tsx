import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Form } from '../Form'
import { Radio } from './Radio'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: 'all', label: 'Every post', description: 'Up to twenty mails a day' },
  { value: 'digest', label: 'One digest a day' },
  { value: 'none', label: 'Nothing', disabled: true },
] as const

it('names the group by its label and each choice by its own words', () => {
  render(<RadioGroup label="E-mails" options={options} defaultValue="digest" />)
  expect(screen.getByRole('radiogroup', { name: 'E-mails' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One digest a day' }).checked).toBe(true)
  const described = screen.getByRole('radio', { name: 'Every post' }).getAttribute('aria-describedby')!
  expect(document.getElementById(described)?.textContent).toBe('Up to twenty mails a day')
})

it('is chosen by the words beside it', async () => {
  const onValueChange = vi.fn()
  render(<RadioGroup label="E-mails" options={options} onValueChange={onValueChange} />)
  await userEvent.click(screen.getByText('Every post'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('all')
})

it('shows the value it is given, whatever was clicked', async () => {
  render(<RadioGroup label="E-mails" options={options} value="all" />)
  await userEvent.click(screen.getByText('One digest a day'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Every post' }).checked).toBe(true)
})

it('keeps two groups without a name apart', async () => {
  render(
    <>
      <RadioGroup label="E-mails" options={options} />
      <RadioGroup label="Messages" options={options} />
    </>,
  )
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Every post' })
  await userEvent.click(first!)
  await userEvent.click(second!)
  expect(first!.checked && second!.checked).toBe(true)
})

it('finds its error in the form by its name and takes the focus there', () => {
  render(
    <Form errors={[{ name: 'mails', message: 'Choose how often.' }]}>
      <RadioGroup label="E-mails" name="mails" options={options} />
    </Form>,
  )
  const group = screen.getByRole('radiogroup')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose how often.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Every post' }))
})

it.each(['{ArrowDown}', '{ArrowRight}', '{ArrowUp}', '{ArrowLeft}'])(
  'chooses the other one by %s, past what is disabled and round the ends',
  async (key) => {
    const onValueChange = vi.fn()
    render(<RadioGroup label="E-mails" options={options} defaultValue="digest" onValueChange={onValueChange} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('all')
  },
)

it('chooses the one with the focus by Space while nothing is chosen', async () => {
  const onValueChange = vi.fn()
  render(<RadioGroup label="E-mails" options={options} onValueChange={onValueChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('all')
})

it('is described by its second line and by what the page says of it', () => {
  render(
    <>
      <Radio label="At once" description="A message for each post." aria-describedby="note" />
      <p id="note">It holds from tomorrow on.</p>
    </>,
  )
  const ids = screen.getByRole('radio', { name: 'At once' }).getAttribute('aria-describedby')!.split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'A message for each post.',
    'It holds from tomorrow on.',
  ])
})
