import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import type { ComponentGuide } from '../guide'
import { ConfirmDialog } from './ConfirmDialog'

const guide: ComponentGuide = {
  purpose:
    'Asks before something happens that is hard to take back: the question, what follows, and two answers that say what they do.',
  notFor: 'Telling that something happened (Tip with undo is kinder), and forms (Dialog).',
  keyboard: [
    { keys: 'Escape', does: 'The way back' },
    { keys: 'Tab', does: 'Between the two answers' },
    { keys: 'Enter, Space', does: 'Give the answer that has the focus' },
  ],
  accessibility:
    'An alert dialog named by its question. The way back has the focus at first, and a press beside it does nothing; while it is at work the buttons keep the focus.',
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { guide, layout: 'fullscreen' },
  tags: ['ready', 'overlay'],
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
    confirmLabel: 'Reload',
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

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    title: 'Ακύρωση των υπόλοιπων ενεργειών;',
    description: '30 δημοσιεύσεις μετακινήθηκαν και μένουν εκεί που είναι. Οι άλλες 15 δεν θα αλλάξουν.',
    confirmLabel: 'Ακύρωση ενεργειών',
    cancelLabel: 'Συνέχεια στο παρασκήνιο',
  },
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { onConfirm: fn(), onCancel: fn() },
  play: async ({ args }) => {
    const back = await screen.findByRole('button', { name: 'Keep going' })
    await waitFor(() => expect(back).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel operations' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
