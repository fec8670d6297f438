import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { $questions } from '@/features/confirm/model/confirm'
import { $renewal } from '@/features/session'
import { $tip } from '@/features/tips/model/tips'
import type { Confirm, Tip } from '@/shared/overlays'
import { withScope } from '@/shared/testing/with-scope'

import { Screen } from './Screen'

const tip: Tip = {
  severity: 'error',
  title: 'The status was not changed',
  message: 'Someone moved this post to Approved a minute ago.',
  actionCallbacks: [{ label: 'Show the change', onSelect: () => undefined }],
}

const question: Confirm = {
  subject: 'bulk.abort',
  title: 'Cancel the remaining operations?',
  description: '30 posts have moved and stay where they are. 15 have not been touched yet and will not be.',
  confirmLabel: 'Cancel operations',
  cancelLabel: 'Keep going',
  tone: 'destructive',
}

const meta = {
  title: 'Screens/Overlays',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/**
 * The dashboard is there, and this over it. Under a dialog the page is hidden from roles, so both are looked for by
 * what they are made of.
 */
const shows =
  (selector: string): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(document.querySelector('article')).toBeInTheDocument())
    await waitFor(() => expect(document.querySelector(selector)).toBeVisible())
  }

export const TipOverDashboard: Story = {
  decorators: [withScope([[$tip, { phase: 'staying', serial: 1, tip }]])],
  play: shows('[role="alert"] [data-tone="error"]'),
}

export const Question: Story = {
  decorators: [withScope([[$questions, { phase: 'asking', confirm: question, waiting: [] }]])],
  play: shows('[role="alertdialog"]'),
}

export const SignInAgain: Story = {
  decorators: [withScope([[$renewal, { phase: 'asking', answer: () => undefined }]])],
  play: shows('[role="dialog"]'),
}
