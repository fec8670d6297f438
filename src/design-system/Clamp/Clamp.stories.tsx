import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Clamp } from './Clamp'

const long =
  'A position sensor on the second press had drifted by 0.4 mm, so the press stopped itself to protect the tool. The sensor was replaced on both shifts the same day, and a check was added to the morning round. The full report, the photos and the values of the week before are attached, and the owner of the line answers questions below.'

const meta = {
  title: 'Parts/Clamp',
  component: Clamp,
  args: { lines: 3, children: long, style: { maxInlineSize: 320 } },
} satisfies Meta<typeof Clamp>

export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {}

export const WithButton: Story = { args: { moreLabel: 'Show more', lessLabel: 'Show less' } }

export const Opened: Story = {
  args: { moreLabel: 'Show more', lessLabel: 'Show less' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show more' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Show less' })).toBeVisible()
  },
}

export const ShortText: Story = { args: { children: 'Agreed.', moreLabel: 'Show more', lessLabel: 'Show less' } }
