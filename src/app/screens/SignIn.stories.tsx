import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ApiError } from '@/api'
import { $session, signInFx } from '@/features/session'
import { withScope } from '@/shared/testing/with-scope'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Sign in',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/login' },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'giulia.riva')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-this')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText(/Incorrect user name/)).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const WrongPassword: Story = {}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
