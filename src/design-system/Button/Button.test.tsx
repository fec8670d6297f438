import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AnchorProvider } from '../Link'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'

describe('Button', () => {
  it('does what it says when it is clicked', async () => {
    const onClick = vi.fn()
    render(<Button onClick={onClick}>Approve</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('sends no form unless its type says so', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('does nothing while busy, not even send its form, and keeps name and focus', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Signing in" onClick={onClick}>
          Sign in
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Sign in' })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button).toBe(document.activeElement)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('Signing in')
  })

  it('hands its element out by ref', () => {
    const ref = { current: null as HTMLButtonElement | null }
    render(<Button ref={ref}>Approve</Button>)
    expect(ref.current).toBe(screen.getByRole('button'))
  })
})

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink href="/">Back to home</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  })

  it('is drawn by the anchor that the page provides', () => {
    render(
      <AnchorProvider component={({ children, href }) => <a href={`/portal${href}`}>{children}</a>}>
        <ButtonLink href="/people">People</ButtonLink>
      </AnchorProvider>,
    )
    expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/portal/people')
  })
})

it.each(['{Enter}', ' '])('is pressed by the key %j', async (key) => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Approve</Button>)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onClick).toHaveBeenCalledOnce()
})
