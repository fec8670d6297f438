import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

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

export const WorkflowsInGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  args: { address: '/my-space/workflows' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Zu entscheiden/ })).toBeChecked()
    await expect((await canvas.findAllByText(/wartet auf Sie, seit/))[0]).toBeVisible()
  },
}

export const MentionsOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/my-space/mentions' },
  play: async ({ canvas }) => {
    const mentions = within(await canvas.findByRole('list', { name: 'Αναφορές' }))
    await expect((await mentions.findAllByText(/^Σας ανέφερε:/))[0]).toBeVisible()
  },
}

export const MentionsInGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  args: { address: '/my-space/mentions' },
  play: async ({ canvas }) => {
    const mentions = await canvas.findByRole('list', { name: 'Erwähnungen' })
    await waitFor(() => expect(within(mentions).getAllByRole('listitem')[0]).toBeVisible())
  },
}

/** What one part could not load leaves the others where they are. */
export const MentionsFailed: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/mentions' },
  parameters: { world: { seed: 'default', troubles: { '/communication/mentions': 500 } } },
  play: async (context) => {
    await shows(/Couldn’t load this list/)(context)
    await expect(context.canvas.getByRole('tab', { name: /^Favourites/ })).toBeVisible()
  },
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

export const MonitoredTasks: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/monitor-tasks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Monitored tasks/, selected: true })).toBeVisible()
    await expect((await canvas.findAllByRole('checkbox', { name: /^Close: / }))[0]).toBeVisible()
  },
}

export const MonitoredTasksOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { address: '/my-space/monitor-tasks' },
  play: shows(/^für /),
}

export const MonitoredTasksInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  args: { address: '/my-space/monitor-tasks' },
  play: shows(/^για: /),
}

export const AssignedTasksInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  args: { address: '/my-space/assigned-tasks' },
  play: async (context) => {
    await shows(/Προς ανάληψη στις ομάδες μου/)(context)
    // One task is overdue, below the heading of all that are.
    await expect(await context.canvas.findByText(/^Εκπρόθεσμη,/)).toBeInTheDocument()
  },
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

export const DraftsLoading: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/drafts': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading drafts')).toBeInTheDocument()
    await expect(canvas.getByRole('tab', { name: /^Drafts/, selected: true })).toBeVisible()
  },
}

export const DraftsFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/drafts': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t load drafts' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: /^Favourites/ })).toBeVisible()
  },
}

export const DraftsInGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Geplant für/))[0]).toBeVisible()
    await expect(canvas.getByText(/^Zuletzt geändert: Gestern/)).toBeVisible()
  },
}

export const DraftsOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/Works council hours/),
}
