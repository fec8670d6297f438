import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { SubActivitiesPanel } from './SubActivitiesPanel'

/** The tab under the post that it belongs to, asked for like in the portal. */
function Tab({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <SubActivitiesPanel post={data} /> : null
}

const planner = { seed: 'default', signedInAs: 'marco.bianchi' }

const meta = {
  title: 'Features/SubActivities/Of a post',
  component: Tab,
  parameters: { world: planner },
  args: { postId: 'p-1042' },
} satisfies Meta<typeof Tab>

export default meta
type Story = StoryObj<typeof meta>

/** Six parts of the work; one is late. */
export const Planned: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial run with the new limits')).toBeVisible()
    await expect(canvas.getByText('1 day late')).toBeVisible()
  },
}

/** Adding one needs a title alone; it is the last one then. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add sub-activity' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New sub-activity' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Enter a title.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Paint the guard rail')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(7))
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Paint the guard rail')
  },
}

/** The state changes in its row, and the order by buttons or by Alt with an arrow. */
export const MovedAndDone: Story = {
  play: async ({ canvas, userEvent }) => {
    const state = await canvas.findByRole('combobox', { name: 'State of Order two sensors as spare parts' })
    await userEvent.selectOptions(state, 'Done')
    await waitFor(() => expect(canvas.queryByText('1 day late')).toBeNull())
    const rows = () => canvas.getAllByRole('listitem').map((row) => row.textContent)
    canvas.getByRole('button', { name: 'Edit: Order two sensors as spare parts' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(rows()[0]).toContain('Order two sensors'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Order two sensors as spare parts is now 1 of 6')
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Order two sensors as spare parts' }))
    await waitFor(() => expect(rows()[1]).toContain('Order two sensors'))
  },
}

/** Removing asks once and says what is lost. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Train the late shift' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit sub-activity' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Train the late shift”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5))
  },
}

/** Whoever may not plan the post reads alone. */
export const OnlyRead: Story = {
  parameters: { world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial run with the new limits')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add sub-activity' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { postId: 'p-1035' },
  parameters: { world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sub-activities yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { ...planner, troubles: { '/sub-activities': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the sub-activities')).toBeVisible()
  },
}

export const OnAPhoneInGreek: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial run with the new limits')).toBeVisible()
  },
}
