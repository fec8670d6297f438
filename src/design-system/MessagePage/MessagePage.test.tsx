import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ButtonLink } from '../Button'
import { MessagePage } from './MessagePage'

it('is a whole page: a main landmark with one h1 and the ways on', () => {
  render(
    <MessagePage
      title="You don’t have access to this community"
      actions={<ButtonLink href="/">Back to home</ButtonLink>}
      code="403 · community 18"
    />,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'You don’t have access to this community' })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Back to home' })).toBeTruthy()
  expect(main.getByText('403 · community 18')).toBeTruthy()
})

it('offers its ways on one after the other by Tab', async () => {
  render(
    <MessagePage
      title="You don’t have access to this community"
      actions={
        <>
          <ButtonLink href="/join">Ask to join</ButtonLink>
          <ButtonLink href="/">Back to home</ButtonLink>
        </>
      }
    />,
  )
  for (const name of ['Ask to join', 'Back to home']) {
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name }))
  }
})

it('leaves the main landmark to the page that it lies over', () => {
  render(<MessagePage as="section" title="We’ll be right back" />)
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'We’ll be right back' })).toBeTruthy()
})
