import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApiError } from '@/api'
import { $session, signInFx } from '@/features/session'
import { ForgotPasswordLink, SignInPage } from '@/features/sign-in'
import { withScope } from '@/shared/testing/with-scope'

const meta = {
  title: 'Screens/In full/Sign in',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: {
    customer: { name: 'Meridiana', logoUrl: null },
    languages: ['en', 'it', 'es', 'de', 'el', 'pt', 'fr'],
    onLanguageChange: () => undefined,
    aside: <ForgotPasswordLink href="/login/password-forgot" />,
  },
  decorators: [
    withScope(
      [[$session, { phase: 'signed-out' }]],
      [
        [
          signInFx,
          () => {
            throw new ApiError({ kind: 'unauthenticated', status: 401, code: 'invalid-credentials', requestId: 'r-81' })
          },
        ],
      ],
    ),
  ],
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<typeof meta>

const isRefused: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const [userName, password] = [...canvasElement.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  await userEvent.type(userName, 'giulia.riva')
  await userEvent.type(password, 'not-this{Enter}')
  await expect(await canvas.findByText(/Incorrect user name/)).toBeVisible()
  // The focus is on the field that is to be corrected; without it the edge shows the error.
  password.blur()
}

export const WrongPassword: Story = { play: isRefused }

export const German: Story = {
  // The page is pictured in German among the features.
  tags: ['no-visual'],
  globals: { language: 'de' },
}

export const Greek: Story = { globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, play: isRefused }
