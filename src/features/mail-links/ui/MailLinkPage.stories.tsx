import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { callFailure } from '@/shared/call-failure'

import { MailLinkPage } from './MailLinkPage'

const meta = {
  title: 'Features/Mail links/Page',
  component: MailLinkPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: {
    phase: 'ready',
    ask: {
      title: 'Confirm your email address',
      text: 'This address was entered in the portal. Confirm that it’s yours.',
      action: 'Confirm',
      busyLabel: 'Confirming',
    },
    done: {
      title: 'Email address confirmed',
      text: 'The portal will send your emails there from now on.',
    },
    onConfirm: fn(),
  },
} satisfies Meta<typeof MailLinkPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { phase: 'busy' } }

export const Done: Story = { args: { phase: 'done' } }

export const Spent: Story = { args: { phase: 'spent' } }

export const NoNetwork: Story = { args: { failure: callFailure({ kind: 'offline' }) } }

export const SpentInGreek: Story = { args: { phase: 'spent' }, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
