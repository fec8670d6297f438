import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Switch } from './Switch'

it('is switched by its words and by Space', async () => {
  const onCheckedChange = vi.fn()
  render(<Switch label="Only unread (4)" onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('Only unread (4)'))
  expect(onCheckedChange).toHaveBeenLastCalledWith(true)
  screen.getByRole('switch', { name: 'Only unread (4)', checked: true }).focus()
  await userEvent.keyboard(' ')
  expect(onCheckedChange).toHaveBeenLastCalledWith(false)
})

it('has its sentence of help as description', () => {
  render(<Switch label="Shortcuts" description="Single keys such as / for the search." />)
  const id = screen.getByRole('switch', { name: 'Shortcuts' }).getAttribute('aria-describedby')!
  expect(document.getElementById(id)?.textContent).toBe('Single keys such as / for the search.')
})

it('is described by its second line and by what the page says of it', () => {
  render(
    <>
      <Switch label="Shortcuts" description="Single keys such as / for the search." aria-describedby="note" />
      <p id="note">It holds from tomorrow on.</p>
    </>,
  )
  const ids = screen.getByRole('switch', { name: 'Shortcuts' }).getAttribute('aria-describedby')!.split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Single keys such as / for the search.',
    'It holds from tomorrow on.',
  ])
})
