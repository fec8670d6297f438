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

/** Three posts wait for a decision, in groups by how long they do. */
export const Workflows: Story = { args: { address: '/my-space/workflows' }, play: shows(/Line 4 stop/) }

export const WorkflowsOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/my-space/workflows' },
  play: shows(/Line 4 stop/),
}

/** Two mentions are unread, one of them names a group. */
export const Mentions: Story = {
  args: { address: '/my-space/mentions' },
  play: shows(/can you confirm the wording/),
}

/** Compact cards, and one line of a post that was removed. */
export const Favourites: Story = {
  globals: { language: 'de' },
  args: { address: '/my-space/favourites' },
  play: shows(/nicht mehr verfügbar/),
}

export const AssignedTasks: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/assigned-tasks' },
  play: shows(/Check press 1 and 3/),
}

export const NoMentions: Story = {
  args: { address: '/my-space/mentions' },
  parameters: { world: 'empty' },
  play: shows(/No mentions yet/),
}

export const NoFavourites: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/favourites' },
  parameters: { world: 'empty' },
  play: shows(/No favourites yet/),
}

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
