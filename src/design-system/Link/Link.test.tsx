import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AnchorProvider, type AnchorProps } from './Anchor'
import { Link } from './Link'

it('leads to its address', () => {
  render(<Link href="/profile/7">Marco Bianchi</Link>)
  expect(screen.getByRole('link', { name: 'Marco Bianchi' }).getAttribute('href')).toBe('/profile/7')
})

it('lets the page take the navigation over', async () => {
  const navigate = vi.fn()
  const Routed = ({ href, children, ...rest }: AnchorProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
  render(
    <AnchorProvider component={Routed}>
      <Link href="/people">People</Link>
    </AnchorProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'People' }))
  expect(navigate).toHaveBeenCalledWith('/people')
})

it('is followed by Enter', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  render(
    <Link href="/people" onClick={onClick}>
      People
    </Link>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

it('leaves a press with Ctrl, as of Ctrl and Enter, to the browser, which opens a new tab', () => {
  render(<Link href="#people">People</Link>)
  const isLeft = fireEvent.click(screen.getByRole('link', { name: 'People' }), { ctrlKey: true })
  expect(isLeft).toBe(true)
})
