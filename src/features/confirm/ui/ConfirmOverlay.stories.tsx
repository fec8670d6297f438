import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import type { Confirm } from '@/shared/overlays'
import { withScope } from '@/shared/testing/with-scope'

import { $questions } from '../model/confirm'
import { ConfirmOverlay } from './ConfirmOverlay'

const abort: Confirm = {
  subject: 'bulk.abort',
  title: 'Cancel the remaining operations?',
  description: '30 posts have moved and stay where they are. 15 have not been touched yet and will not be.',
  confirmLabel: 'Cancel operations',
  cancelLabel: 'Keep going',
  tone: 'destructive',
}

const meta = {
  title: 'Features/Confirm',
  component: ConfirmOverlay,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
} satisfies Meta<typeof ConfirmOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  decorators: [withScope([[$questions, { phase: 'asking', confirm: abort, waiting: [] }]])],
}

export const WithMoreToRead: Story = {
  decorators: [
    withScope([
      [
        $questions,
        {
          phase: 'asking',
          confirm: { ...abort, template: <p>Posts that failed can be tried again one by one.</p> },
          waiting: [],
        },
      ],
    ]),
  ],
}
