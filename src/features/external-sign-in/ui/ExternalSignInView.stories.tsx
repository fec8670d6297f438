import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { exchangeFailure, tokenGone } from '../model/exchange-failure'
import { ExternalSignInView } from './ExternalSignInView'

const meta = {
  title: 'Features/External sign-in/Page',
  component: ExternalSignInView,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { failure: null, onRetry: fn() },
} satisfies Meta<typeof ExternalSignInView>

export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = {}

export const NoAccount: Story = {
  args: { failure: exchangeFailure({ kind: 'forbidden', code: 'account-missing', retryAfter: undefined }) },
}

export const Blocked: Story = {
  args: { failure: exchangeFailure({ kind: 'forbidden', code: 'account-blocked', retryAfter: undefined }) },
}

export const Spent: Story = {
  args: { failure: tokenGone },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')
  },
}

export const NoNetwork: Story = {
  args: { failure: exchangeFailure({ kind: 'offline', code: 'offline', retryAfter: undefined }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const German: Story = { args: { failure: tokenGone }, globals: { language: 'de' } }

export const Phone: Story = { args: { failure: tokenGone }, tags: ['phone'], globals: { viewport: { value: 'phone' } } }
