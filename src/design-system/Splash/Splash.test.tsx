import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('leads by Tab from what is done there to what stands below', async () => {
  render(
    <Splash brand={<Brand name="Meridiana" />} title="Welcome back" footer={<button>Language</button>}>
      <button>Sign in</button>
    </Splash>,
  )
  for (const name of ['Sign in', 'Language']) {
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
})
