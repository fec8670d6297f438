import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SkipLinks } from './SkipLinks'

it('moves the focus to its target and leaves the address alone', async () => {
  render(
    <>
      <SkipLinks label="Skip to" links={[{ targetId: 'content', label: 'Go to main content' }]} />
      <main id="content" tabIndex={-1} />
    </>,
  )
  const before = location.href
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to main content' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toBe(before)
})

it('is not there when it has nothing to offer', () => {
  const { container } = render(<SkipLinks label="Skip to" links={[]} />)
  expect(container.innerHTML).toBe('')
})
