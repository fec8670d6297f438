import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { withScope } from '@/shared/testing/with-scope'
import { $questions } from '../model/confirm'
import { ConfirmOverlay } from './ConfirmOverlay'

const meta = {
  title: 'Features/Confirm',
  component: ConfirmOverlay,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  // The dialog comes as a chunk of its own.
  play: async () => {
    await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
  },
  decorators: [
    withScope([
      [
        $questions,
        {
          phase: 'asking',
          waiting: [],
          confirm: {
            subject: 'story',
            title: 'Cancel the remaining operations?',
            description: '30 posts have moved and stay where they are. 15 have not been touched yet and will not be.',
            confirmLabel: 'Cancel operations',
            cancelLabel: 'Keep going',
            tone: 'destructive',
          },
        },
      ],
    ]),
  ],
}
