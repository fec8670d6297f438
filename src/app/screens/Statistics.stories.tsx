import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Screen } from './Screen'

const moderator = { seed: 'default', signedInAs: 'marco.bianchi' }

const meta = {
  title: 'Screens/Statistics',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: moderator },
  args: { address: '/workflows/wf-review/statistics' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Four figures, the time in each state, the flow of 90 days, for whom posts wait, and the moves between states. */
export const OfAWorkflow: Story = {
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Key figures' }))
    await expect(totals.getByRole('link', { name: /^Completed: \d+ posts$/ })).toBeVisible()
    const times = within(canvas.getByRole('region', { name: 'Time in each state' }))
    await expect(times.getByRole('img', { name: /^Median .*, 85% within .*, target 2 days$/ })).toBeVisible()
  },
}

/** T shows the tables of all charts, and the charts again. */
export const AsTables: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Key figures' })
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.keyboard('t')
    await expect(canvas.getAllByRole('table')).toHaveLength(4)
    await userEvent.keyboard('t')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A figure leads to the list of exactly the posts that it counts. */
export const FigureOpened: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^Completed: \d+ posts$/ })
    const count = /\d+/.exec(link.getAttribute('aria-label') ?? '')?.[0] ?? ''
    await userEvent.click(link)
    await expect(await canvas.findByText(`${count} posts`)).toBeVisible()
    await expect(canvas.getByText(/^Only: completed/)).toBeVisible()
  },
}

/** Over all workflows: what began and ended per week, what is open where, and whether dates were kept. */
export const OfAllPosts: Story = {
  args: { address: '/workflows/statistics' },
  play: async ({ canvas, userEvent }) => {
    const weeks = within(await canvas.findByRole('region', { name: 'Created and completed per week' }))
    weeks.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(weeks.getByRole('link', { name: /created$/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Due dates met' })).toBeVisible()
  },
}

/** Whoever moderates no community learns why there is nothing. */
export const Forbidden: Story = {
  tags: ['no-visual'],
  parameters: { world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t view these statistics')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { ...moderator, troubles: { '/statistics': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the statistics')).toBeVisible()
  },
}

/** Days without any post: a sentence in place of each chart. */
export const NothingHappened: Story = {
  tags: ['no-visual'],
  args: { address: '/workflows/wf-review/statistics?from=2025-01-01&to=2025-01-31' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Nothing happened in this time range.'))[0]).toBeVisible()
  },
}

export const RangeTurnedAround: Story = {
  tags: ['no-visual'],
  args: { address: '/workflows/wf-review/statistics?from=2026-11-20&to=2026-11-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The last day is before the first.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Χρόνος σε κάθε κατάσταση' })).toBeVisible()
  },
}
