import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ButtonLink } from '../Button'
import { MessagePage } from './MessagePage'

it('is a whole page: a main landmark with one h1 and the ways on', () => {
  render(
    <MessagePage
      title="This community is not open to you"
      actions={<ButtonLink href="/">Back to home</ButtonLink>}
      code="403 · community 18"
    />,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'This community is not open to you' })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Back to home' })).toBeTruthy()
  expect(main.getByText('403 · community 18')).toBeTruthy()
})
