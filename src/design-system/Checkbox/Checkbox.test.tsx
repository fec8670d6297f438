import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox'

it('is ticked by a click on its words', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="Add alert for sensor drift" onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('Add alert for sensor drift'))
  expect(onCheckedChange).toHaveBeenCalledWith(true)
})

it('can stand between yes and no', () => {
  const { rerender } = render(<Checkbox label="All posts" indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All posts' })
  expect(box.indeterminate).toBe(true)
  rerender(<Checkbox label="All posts" />)
  expect(box.indeterminate).toBe(false)
})

it('keeps second line and error out of its name', () => {
  render(<Checkbox label="Read the policy" description="Two pages" error="Read it first." />)
  const box = screen.getByRole('checkbox', { name: 'Read the policy' })
  const words = box
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Read it first.', 'Two pages'])
})

it('gives its input out by ref', () => {
  const ref = { current: null as HTMLInputElement | null }
  render(<Checkbox label="All" ref={ref} />)
  expect(ref.current).toBe(screen.getByRole('checkbox'))
})

it('is described by its second line and by what the page says of it', () => {
  render(
    <>
      <Checkbox label="Weekly" description="Every Monday at eight." aria-describedby="note" />
      <p id="note">It holds from tomorrow on.</p>
    </>,
  )
  const ids = screen.getByRole('checkbox', { name: 'Weekly' }).getAttribute('aria-describedby')!.split(' ')
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Every Monday at eight.',
    'It holds from tomorrow on.',
  ])
})
