import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

const meta = {
  title: 'Screens/My space',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/my-space/drafts' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Drafts, a change, two posts that wait, and first the one that could not go out. */
export const Drafts: Story = { play: shows(/Works council hours/) }

export const OneKind: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/drafts?state=edit' },
  play: shows(/Riparare invece di sostituire/),
}

export const NoDrafts: Story = { parameters: { world: 'empty' }, play: shows(/No drafts/) }

export const DraftsOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/Works council hours/),
}
