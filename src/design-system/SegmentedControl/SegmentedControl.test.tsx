import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SegmentedControl } from './SegmentedControl'

const options = [
  { value: 'latest', label: 'Latest' },
  { value: 'unread', label: 'Unread', count: 4 },
] as const

function Feed() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('latest')
  return <SegmentedControl label="Which posts" options={options} value={value} onValueChange={setValue} />
}

it('offers one choice among several under a name', async () => {
  render(<Feed />)
  expect(screen.getByRole('radiogroup', { name: 'Which posts' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Unread/ }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Unread/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Latest' }).checked).toBe(false)
})

it('keeps two controls on one page apart', async () => {
  render(
    <>
      <Feed />
      <Feed />
    </>,
  )
  await userEvent.click(screen.getAllByRole('radio', { name: /Unread/ })[0]!)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('is chosen from by the arrows, round the ends, and is one stop for Tab', async () => {
  render(<Feed />)
  const checked = () => screen.getByRole('radio', { checked: true })
  await userEvent.tab()
  expect(document.activeElement).toBe(checked())
  await userEvent.keyboard('{ArrowRight}')
  expect(checked()).toBe(screen.getByRole('radio', { name: /Unread/ }))
  await userEvent.keyboard('{ArrowRight}')
  expect(checked()).toBe(screen.getByRole('radio', { name: 'Latest' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(checked()).toBe(screen.getByRole('radio', { name: /Unread/ }))
})
