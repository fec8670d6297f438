import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Post editor',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/edit/p-1041' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue(
      'Lockout at the presses: the new rule',
    )
    await waitFor(() => expect(canvas.getByRole('toolbar')).toBeVisible())
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

export const Draft: Story = { tags: ['tall'] }

export const NewPost: Story = {
  args: { address: '/post/create' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Add a title' })).toBeVisible()
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const German: Story = { globals: { language: 'de' }, play: shows(/Vor dem Veröffentlichen/) }

export const GreekOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Τίτλος' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Ρυθμίσεις/ })).toBeVisible()
  },
}

export const Refused: Story = { args: { address: '/post/edit/p-1042' }, play: shows(/You can’t edit this post/) }

export const Missing: Story = { args: { address: '/post/edit/p-0' }, play: shows(/404/) }

export const Loading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1041': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the post')).toBeInTheDocument()
  },
}

/** The post came and its draft did not: nothing is begun over it. */
export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/posts/p-1041/draft': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t load the draft' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull()
  },
}
