import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'

import { Screen } from './Screen'

const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

/** Where the search field and the order of the favourites stand. */
function toolsOf(canvas: ReturnType<typeof within>) {
  const order = canvas.getAllByRole('combobox').at(-1)
  const words = canvas.getAllByRole('searchbox').at(-1)
  if (!order || !words) throw new Error('There is no search or no order')
  return [words.getBoundingClientRect(), order.getBoundingClientRect()] as const
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
  play: async (context) => {
    await shows(/nicht mehr verfügbar/)(context)
    const [words, order] = toolsOf(context.canvas)
    await expect(order.top).toBeLessThan(words.bottom)
    await expect(order.bottom).toBeGreaterThan(words.top)
    await expect(order.left).toBeGreaterThan(words.right)
  },
}

/** The order stands below the words. */
export const FavouritesOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/my-space/favourites' },
  play: async ({ canvas }) => {
    await waitFor(() => toolsOf(canvas))
    const [words, order] = toolsOf(canvas)
    await expect(order.top).toBeGreaterThan(words.bottom)
  },
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
