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
      title: 'Confirm your e-mail address',
      text: 'Somebody entered this address in the portal. Confirm that it is yours.',
      action: 'Confirm',
      busyLabel: 'Confirming',
    },
    done: {
      title: 'Your e-mail address is confirmed',
      text: 'Mails from the portal can reach you there from now on.',
    },
    onAct: fn(),
  },
} satisfies Meta<typeof MailLinkPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { phase: 'busy' } }

export const Done: Story = { args: { phase: 'done' } }

export const Spent: Story = { args: { phase: 'spent' } }

export const NoNetwork: Story = { args: { failure: callFailure({ kind: 'offline' }) } }

export const SpentInGreek: Story = { args: { phase: 'spent' }, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
