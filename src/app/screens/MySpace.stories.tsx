import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/My space',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/my-space/workflows' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (name: RegExp): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(name))[0]).toBeVisible()
  }

/** What waits, by when it came, each with its steps; numbers stand at the tabs and above the list. */
export const Workflows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12 things are waiting for you/)).toBeVisible()
    await expect(await canvas.findByRole('tab', { name: /^Workflows\s*6$/ })).toBeVisible()
    const today = within(await canvas.findByRole('region', { name: 'Today' }))
    await expect(today.getByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: shows(/^In review$/),
}

/** A step is taken in its form over the list; the row says so, keeps its place, and can be undone. */
export const Decided: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }))
    await userEvent.click(today.getByRole('button', { name: 'Approve' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }))
    await expect(await today.findByText('Moved to Approved')).toBeVisible()
    await expect(await canvas.findByText(/11 things are waiting for you/)).toBeVisible()
    await userEvent.click(today.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText(/12 things are waiting for you/)).toBeVisible()
    await expect(await today.findByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

/** Agreed to in the row; the number above follows. */
export const Acknowledged: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/workflows?show=acknowledge' },
  play: async ({ canvas, userEvent }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }))
    await userEvent.click(overdue.getByRole('button', { name: 'Acknowledge' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: /confirm/i }))
    await expect(await overdue.findByText('Acknowledged')).toBeVisible()
    await expect(await canvas.findByText(/11 things are waiting for you, /)).toBeVisible()
  },
}

export const StartedByMe: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/workflows?show=mine' },
  play: shows(/The week in figures/),
}

export const Drafts: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/drafts?state=scheduled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Scheduled\s*3$/ })).toBeChecked()
    await expect(await canvas.findByText('Works council hours in December')).toBeVisible()
  },
}

export const Mentions: Story = {
  args: { address: '/my-space/mentions' },
  play: shows(/can you confirm the wording on page 14/),
}

/** All are read at once, and unread again by Undo. */
export const MentionsMarked: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/mentions' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Unread\s*1$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
}

export const Favourites: Story = {
  args: { address: '/my-space/favourites' },
  play: shows(/A post that was removed or closed/),
}

/** A collection is what its owner put there, and as many as it says. */
export const OneCollection: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/favourites?collectionId=collection-audit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Supplier audit\s*5$/ })).toBeChecked()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
  },
}

export const AssignedTasks: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/assigned-tasks' },
  play: async ({ canvas, userEvent }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }))
    await userEvent.click(overdue.getByRole('checkbox', { name: 'Close: Check press 1 and 3' }))
    await expect(await canvas.findByRole('tab', { name: /^Assigned tasks\s*4$/ })).toBeVisible()
    await expect(await canvas.findByText(/11 things are waiting for you/)).toBeVisible()
  },
}

export const MonitoredTasks: Story = {
  tags: ['no-visual'],
  args: { address: '/my-space/monitor-tasks' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox'))[0]).toBeVisible()
  },
}

export const NothingWaits: Story = {
  parameters: { world: 'empty' },
  play: shows(/You’re done for now/),
}

export const NoMentions: Story = {
  tags: ['no-visual'],
  parameters: { world: 'empty' },
  args: { address: '/my-space/mentions' },
  play: shows(/No mentions yet/),
}

export const NoFavourites: Story = {
  tags: ['no-visual'],
  parameters: { world: 'empty' },
  args: { address: '/my-space/favourites' },
  play: shows(/No favourites yet/),
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/waiting': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Long words of German and Greek on a phone. */
export const German: Story = {
  tags: ['no-visual'],
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: shows(/Zu entscheiden/),
}

export const Greek: Story = {
  tags: ['no-visual'],
  globals: { language: 'el', viewport: { value: 'phone' } },
  args: { address: '/my-space/mentions' },
  play: shows(/Όλες/),
}
