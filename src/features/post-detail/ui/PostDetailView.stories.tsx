import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PostDetailView } from './PostDetailView'

const meta = {
  title: 'Features/Post/Page',
  component: PostDetailView,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { postId: 'p-1042' },
} satisfies Meta<typeof PostDetailView>

export default meta
type Story = StoryObj<typeof meta>

const showsHeading: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
}

export const Event: Story = { args: { postId: 'p-1015' }, play: showsHeading }

export const EveryFormat: Story = { args: { postId: 'p-999' }, play: showsHeading }

/** Opened from a search: its words are marked, and the bar leads from one to the next. */
export const Found: Story = {
  tags: ['visual'],
  parameters: { address: '/post/p-1042?find=bracket,line 4' },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Words found in this post' }))
    await bar.findByText(/^1 of \d+ matches$/)
    await userEvent.click(bar.getByRole('button', { name: 'Next match' }))
    await expect(bar.getByText(/^2 of \d+ matches$/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { world: { seed: 'default', troubles: { '/posts/p-1042': 'never' } } } }

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1042': 500 } } },
  play: showsHeading,
}
