import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { WorkflowsView } from './WorkflowsView'

const meta = {
  title: 'Features/Workflow/List',
  component: WorkflowsView,
  parameters: { layout: 'fullscreen', world: 'default' },
} satisfies Meta<typeof WorkflowsView>

export default meta
type Story = StoryObj<typeof meta>

/** Three wait; one click on the step of the first brings it forward, and the list and its number fall by one. */
export const Waiting: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /Waiting for me\s*3/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }))
    await waitFor(() => expect(canvas.getByText('2 posts')).toBeVisible())
    await expect(await canvas.findByRole('tab', { name: /Waiting for me\s*2/ })).toBeVisible()
  },
}

/** Nothing waits. */
export const Empty: Story = {
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting for you')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow-posts': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this list')).toBeVisible()
  },
}
