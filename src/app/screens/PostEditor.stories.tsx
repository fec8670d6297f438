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
