import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { Tooltip } from './Tooltip'

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: { text: '20 November 2026, 09:12', children: <button type="button">Today, 09:12</button> },
  decorators: [(Story) => <div style={{ padding: '2rem 6rem 5rem' }}>{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
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
