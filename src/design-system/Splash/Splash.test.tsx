import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Brand } from '../Brand'
import { Splash } from './Splash'

it('puts everything into the main landmark and keeps the ornament silent', () => {
  const { container } = render(
    <Splash brand={<Brand name="Meridiana" />} title="Welcome back" lead="Sign in with your work account.">
      <p>The form</p>
    </Splash>,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy()
  expect(main.getByText('The form')).toBeTruthy()
  expect([...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})
