import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ApiError } from '@/api'
import { signInFx } from '@/features/session'
import { LANGUAGE_CODES } from '@/shared/i18n'
import { withScope } from '@/shared/testing/with-scope'

import { SignInPage } from './SignInPage'

/** Lets the server refuse every attempt. */
function refusing(facts: ConstructorParameters<typeof ApiError>[0]) {
  return withScope(
    [],
    [
      [
        signInFx,
        () => {
          throw new ApiError(facts)
        },
      ],
    ],
  )
}

const wrongPassword = refusing({
  kind: 'unauthenticated',
  status: 401,
  code: 'invalid-credentials',
  requestId: 'r-81',
})

const meta = {
  title: 'Features/Sign in/Page',
  component: SignInPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: {
    customer: { name: 'Meridiana', logoUrl: null },
    languages: LANGUAGE_CODES,
    onLanguageChange: fn(),
  },
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<typeof meta>

/** Types as Giulia does and waits for what the page says to it. */
const tryToSignIn: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const [userName, password] = [...canvasElement.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  await userEvent.type(userName, 'giulia.riva')
  await userEvent.type(password, 'not-this')
  await userEvent.click(canvasElement.querySelector('button[type="submit"]') as HTMLButtonElement)
  await expect((await canvas.findAllByText(/\S{2,}\s.+[.!]$/))[0]).toBeVisible()
}

export const Empty: Story = {}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  decorators: [wrongPassword],
  play: async (context) => {
    await tryToSignIn(context)
    await expect(await context.canvas.findByText(/Incorrect user name/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const SlowedDown: Story = {
  decorators: [
    refusing({ kind: 'rate-limited', status: 429, code: 'too-many-attempts', requestId: 'r-82', retryAfter: 30 }),
  ],
  play: async (context) => {
    await tryToSignIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('30 seconds')
  },
}

export const Blocked: Story = {
  decorators: [refusing({ kind: 'forbidden', status: 403, code: 'account-blocked', requestId: 'r-83' })],
  play: async (context) => {
    await tryToSignIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('blocked')
  },
}

export const Checking: Story = {
  decorators: [withScope([], [[signInFx, () => new Promise<never>(() => undefined)]])],
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('User name'), 'giulia.riva')
    await userEvent.type(canvas.getByLabelText('Password'), 'Meridiana!2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Signing in')).toBeInTheDocument()
  },
}

export const German: Story = { decorators: [wrongPassword], globals: { language: 'de' }, play: tryToSignIn }

export const Greek: Story = { decorators: [wrongPassword], globals: { language: 'el' }, play: tryToSignIn }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
