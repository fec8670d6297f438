import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import type { ComponentGuide } from '../guide'
import { Tooltip } from './Tooltip'

const guide: ComponentGuide = {
  purpose: 'A few more words about a control, while the pointer rests on it or the focus is there.',
  notFor:
    'The only name of a control (IconButton has a label), anything that must be read, and controls inside (Popover).',
  keyboard: [
    { keys: 'Tab', does: 'Shows it at once when the focus arrives' },
    { keys: 'Escape', does: 'Takes it away' },
  ],
  accessibility:
    'Described by, never named by: touch screens show none. It stays while the pointer is on it, and Escape takes it away.',
}

const meta = {
  title: 'Components/Overlays/Tooltip',
  tags: ['ready'],
  parameters: { guide },
  component: Tooltip,
  args: { text: '20 November 2026, 09:12', children: <button type="button">Today, 09:12</button> },
  decorators: [(Story) => <div style={{ padding: '2rem 6rem 5rem' }}>{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {}
export const LongGermanText: Story = {
  args: {
    text: 'Diese Datei wurde seit Ihrer letzten Ansicht zweimal durch eine neue Version ersetzt',
    children: <button type="button">Version 3</button>,
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Αυτό το αρχείο αντικαταστάθηκε δύο φορές από νέα έκδοση μετά την τελευταία σας επίσκεψη',
    children: <button type="button">Έκδοση 3</button>,
  },
}
