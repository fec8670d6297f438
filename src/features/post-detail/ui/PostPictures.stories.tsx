import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { examples } from '@/api/examples.gen'

import { PostPictures } from './PostPictures'

const { title, images } = examples.getPost.detail

const meta = {
  title: 'Features/Post/Pictures',
  component: PostPictures,
  tags: ['overlay'],
  parameters: { world: 'default' },
  decorators: [(Story) => <div style={{ maxInlineSize: '45rem' }}>{Story()}</div>],
  args: { title, images },
} satisfies Meta<typeof PostPictures>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Two: Story = { args: { images: images.slice(0, 2) } }
export const One: Story = { args: { images: images.slice(0, 1) } }

export const Large: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
