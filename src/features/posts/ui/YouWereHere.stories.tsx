import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { examples } from '@/api/examples.gen'
import { YouWereHere } from './YouWereHere'

const { position } = examples.saveFeedPosition.stoppedYesterday
if (!position) throw new Error('The example has no position')

const meta = {
  title: 'Features/Posts/You were here',
  component: YouWereHere,
  decorators: [(Story) => <div style={{ maxInlineSize: '42.5rem' }}>{Story()}</div>],
  args: { at: position.at },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d\d/)).toBeVisible()
  },
} satisfies Meta<typeof YouWereHere>

export default meta
type Story = StoryObj<typeof meta>

export const Yesterday: Story = {}
export const Today: Story = { args: { at: '2026-11-20T07:05:00Z' } }
export const Earlier: Story = { args: { at: '2026-11-13T16:55:00Z' } }
export const German: Story = { globals: { language: 'de' } }
export const Narrow: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' }, language: 'el' } }
