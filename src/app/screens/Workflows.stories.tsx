import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Workflows',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/workflows' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const showsPosts: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /^Line 4 stop on Tuesday/ })).toBeVisible()
}

/** Three wait for the person: as many in the menu, at the tab and in the list. */
export const Waiting: Story = {
  tags: ['!no-visual'],
  play: async (context) => {
    await showsPosts(context)
    const { canvas } = context
    await expect(canvas.getByRole('tab', { name: /^Waiting for me\s*3$/ })).toBeVisible()
    await expect(canvas.getByText('3 posts')).toBeVisible()
  },
}

/** Those of one status that have been in it for too long. */
export const AllNarrowed: Story = {
  args: { address: '/workflows?tab=all&stateId=ws-sent-back&overTarget=1&sort=shortest' },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Posts' }))
    await expect(rows.getAllByText('Sent back').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('ws-sent-back')
    await expect(canvas.getByRole('checkbox', { name: 'Over target' })).toBeChecked()
  },
}

/** Whom the person's own posts wait for. */
export const Authored: Story = {
  args: { address: '/workflows?tab=authored' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Waiting for /)).length).toBeGreaterThan(0)
  },
}

/** Each workflow with its states and numbers. */
export const Workflows: Story = {
  args: { address: '/workflows?tab=workflows' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Product release' })).toBeVisible()
  },
}

export const NothingWaits: Story = {
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { address: '/workflows?tab=all&search=xylophone' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matching posts' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByRole('list', { name: 'Posts' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow-posts': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow-posts': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t load this list' })).toBeVisible()
  },
}

/** Hundreds of posts, of which those near the window are drawn; arrows lead from row to row. */
export const Many: Story = {
  args: { address: '/workflows?tab=all' },
  parameters: { world: 'crowded' },
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Posts' }))
    await expect(rows.getAllByRole('listitem').length).toBeLessThan(60)
    const [first, second] = rows.getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    // The list scrolls first, and gives the focus with the next frame.
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const German: Story = {
  globals: { language: 'de' },
  play: async (context) => {
    await showsPosts(context)
    await expect(context.canvas.getByRole('tab', { name: /^Wartet auf mich\s*3$/ })).toBeVisible()
  },
}

export const Greek: Story = {
  globals: { language: 'el' },
  play: showsPosts,
}

export const Phone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: showsPosts,
}

export const PhoneFilters: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/workflows?tab=all' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Status' }), 'In review')
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ posts$/ }))
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
  },
}

/** One workflow: its states with their targets, and who may take which step. */
export const OneWorkflow: Story = {
  tags: ['!no-visual'],
  args: { address: '/workflows/wf-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Review of posts', level: 1 })).toBeVisible()
    const approve = canvas.getByRole('heading', { name: 'Approve' }).closest('li')
    await expect(approve).toHaveTextContent('Who: Editors or moderators')
  },
}

export const OneWorkflowOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { address: '/workflows/wf-release' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product release', level: 1 })).toBeVisible()
  },
}

export const OneWorkflowInGreek: Story = {
  globals: { language: 'el' },
  args: { address: '/workflows/wf-review' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Review of posts', level: 1 })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/Ποιος: /)
  },
}

export const OneWorkflowLoading: Story = {
  args: { address: '/workflows/wf-review' },
  parameters: { world: { seed: 'default', troubles: { '/workflows/wf-review': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument()
  },
}

/** Its communities are all closed to the person. */
export const Closed: Story = {
  args: { address: '/workflows/wf-board' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/403/)).toBeVisible()
  },
}
