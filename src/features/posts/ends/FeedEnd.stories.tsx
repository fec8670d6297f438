import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { FeedEnd } from './FeedEnd'

const meta = {
  title: 'Features/Posts/End of the feed',
  component: FeedEnd,
  args: { filter: 'latest', state: 'more', loaded: 0, onLoadMore: fn() },
} satisfies Meta<typeof FeedEnd>

export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'failed' } }
export const End: Story = { args: { state: 'end' } }
export const CaughtUp: Story = { args: { filter: 'unread', state: 'end' } }
