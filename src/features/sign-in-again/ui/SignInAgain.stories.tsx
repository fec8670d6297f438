import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { $renewal } from '@/features/session'
import { withScope } from '@/shared/testing/with-scope'

import { SignInAgain } from './SignInAgain'

const meta = {
  title: 'Features/Sign in/Again',
  component: SignInAgain,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  decorators: [withScope([[$renewal, { phase: 'asking', answer: () => undefined }]])],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof SignInAgain>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const German: Story = { globals: { language: 'de' } }
