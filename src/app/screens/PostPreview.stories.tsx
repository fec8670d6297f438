import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Post preview',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/preview/p-1041' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Lockout at the presses/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

export const Post: Story = {}

export const Card: Story = {
  tags: ['no-visual'],
  args: { address: '/post/preview/p-1041?as=card' },
  play: shows(/How the post will look/),
}

export const AsPhone: Story = {
  tags: ['no-visual'],
  args: { address: '/post/preview/p-1041?as=phone' },
  // What the window decides by its own width must be that of a phone inside the frame.
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /Lockout at the presses/ })
    await expect(title.getBoundingClientRect().width).toBe(358)
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const Untitled: Story = {
  tags: ['no-visual'],
  args: { address: '/post/preview/p-1038' },
  play: shows(/No title yet/),
}

export const German: Story = {
  tags: ['no-visual', 'phone'],
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: shows(/Smartphone/),
}

export const Greek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Κινητό' })).not.toBeChecked()
    await expect(await canvas.findByRole('button', { name: 'Δημοσίευση' })).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['no-visual'],
  args: { address: '/post/preview/p-1042' },
  play: shows(/You can’t preview this post/),
}

export const Missing: Story = {
  tags: ['no-visual'],
  args: { address: '/post/preview/p-0' },
  play: shows(/404/),
}

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1041': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the post')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1041/draft': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t load the preview' })).toBeVisible()
    await expect(canvas.getByText('Something went wrong. Your draft is safe.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
