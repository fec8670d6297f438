import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { examples } from '@/api/examples.gen'
import { DashboardFeed } from './DashboardFeed'

const meta = {
  title: 'Features/Posts/Feed',
  component: DashboardFeed,
  decorators: [(Story) => <div style={{ maxInlineSize: '42.5rem' }}>{Story()}</div>],
  parameters: { world: 'empty' },
  args: { firstName: 'Giulia', waiting: examples.getNavigationCounts.default },
} satisfies Meta<typeof DashboardFeed>

export default meta
type Story = StoryObj<typeof meta>

const posts = '/communication/posts'

export const Loading: Story = { parameters: { world: { seed: 'empty', troubles: { [posts]: 'never' } } } }

export const Failed: Story = {
  parameters: { world: { seed: 'empty', troubles: { [posts]: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const NoPosts: Story = {
  args: { waiting: examples.getNavigationCounts.nothing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const NothingUnread: Story = { ...NoPosts, parameters: { address: '/?filter=unread' } }
