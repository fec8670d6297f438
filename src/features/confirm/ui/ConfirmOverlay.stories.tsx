import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import type { Confirm } from '@/shared/overlays'
import { withScope } from '@/shared/testing/with-scope'
import { $questions } from '../model/confirm'
import { ConfirmOverlay } from './ConfirmOverlay'

const asking = (confirm: Confirm) => withScope([[$questions, { phase: 'asking', waiting: [], confirm }]])

const meta = {
  title: 'Features/Confirm',
  component: ConfirmOverlay,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  // The dialog comes as a chunk of its own.
  play: async () => {
    await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
  },
} satisfies Meta<typeof ConfirmOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
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

const onlyAQuestion: Confirm = {
  subject: 'story',
  title: 'Leave without saving?',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}

export const WithoutDescription: Story = { decorators: [asking(onlyAQuestion)] }

export const WithATemplate: Story = {
  decorators: [
    asking({
      ...onlyAQuestion,
      title: 'Remove two files?',
      description: 'They are gone for everybody who sees the post.',
      template: (
        <ul>
          <li>report-line4.pdf</li>
          <li>values-week-47.xlsx</li>
        </ul>
      ),
      confirmLabel: 'Remove',
      cancelLabel: 'Keep',
      tone: 'destructive',
    }),
  ],
}

export const LongGermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { language: 'de', viewport: { value: 'phone' } },
  decorators: [
    asking({
      subject: 'story',
      title: 'Die verbleibenden Statusübergänge abbrechen?',
      description: '30 Beiträge wurden verschoben und bleiben, wo sie sind. 15 wurden noch nicht angefasst.',
      confirmLabel: 'Statusübergänge abbrechen',
      cancelLabel: 'Fortfahren',
      tone: 'destructive',
    }),
  ],
}
