import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { $renewal, $session } from '@/features/session'
import { giulia, withScope } from '@/shared/testing/with-scope'

import { SignInAgain } from './SignInAgain'

const meta = {
  title: 'Features/Sign in/Again',
  component: SignInAgain,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    withScope([
      [$renewal, { phase: 'asking', answer: () => undefined }],
      [$session, { phase: 'signed-in', user: { ...giulia, userName: 'giulia.riva' } }],
    ]),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(screen.getByDisplayValue('giulia.riva')).not.toHaveAttribute('readonly')
  },
} satisfies Meta<typeof SignInAgain>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const German: Story = { globals: { language: 'de' } }
