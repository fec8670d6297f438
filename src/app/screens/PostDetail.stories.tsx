import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Post',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/p-1042' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect((await canvas.findAllByText('Sofia Karras'))[0]).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Comments: Story = { tags: ['tall'] }

export const Attachments: Story = { tags: ['tall'], args: { address: '/post/p-1042/attachments' }, play: showsFiles() }

export const German: Story = { globals: { language: 'de' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

/** An event, with everything that a post can have beside its text. */
export const Event: Story = {
  args: { address: '/post/p-1015' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21 yes')).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Some of the invited people' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^edited on 14 Nov 2026, version 3$/ })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { address: '/post/p-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/404/)).toBeVisible()
  },
}

function showsFiles(): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect((await canvas.findAllByText(/report-line4/))[0]).toBeVisible()
  }
}
