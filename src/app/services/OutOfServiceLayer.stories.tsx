import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { OutOfServiceLayer } from './OutOfServiceLayer'

const meta = {
  title: 'Features/Start-up/Over the page',
  component: OutOfServiceLayer,
  // What it shows has its pictures among the stand-ins.
  tags: ['overlay', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <p>What somebody was reading.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof OutOfServiceLayer>

export default meta
type Story = StoryObj<typeof meta>

/** It covers the page, and takes the focus. */
export const InTheMiddleOfWork: Story = {
  play: async () => {
    const layer = await screen.findByRole('alertdialog', { name: 'We’ll be right back' })
    await expect(layer).toBeVisible()
    await expect(layer.contains(document.activeElement)).toBe(true)
  },
}
export const Greek: Story = { globals: { language: 'el' } }
