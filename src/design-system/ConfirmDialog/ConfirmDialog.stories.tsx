import type { Meta, StoryObj } from '@storybook/react-vite'

import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Parts/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  tags: ['overlay'],
  args: {
    title: 'Cancel the remaining operations?',
    description: '30 posts have moved and stay where they are. 15 have not been touched yet and will not be.',
    confirmLabel: 'Cancel operations',
    cancelLabel: 'Keep going',
    tone: 'destructive',
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Destructive: Story = {}
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Load the portal in Greek?',
    description: 'The page is loaded again in the new language.',
    confirmLabel: 'Load again',
    cancelLabel: 'Not now',
  },
}
export const Busy: Story = { args: { busy: true } }
export const LongGermanText: Story = {
  args: {
    title: 'Die verbleibenden Statusänderungen wirklich abbrechen?',
    confirmLabel: 'Verbleibende Vorgänge abbrechen',
    cancelLabel: 'Im Hintergrund weiterlaufen lassen',
  },
}
