import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WorkflowPanel } from './WorkflowPanel'

const meta = {
  title: 'Features/Workflow/Of a post',
  component: WorkflowPanel,
  parameters: { world: 'default' },
  args: { postId: 'p-1042' },
} satisfies Meta<typeof WorkflowPanel>

export default meta
type Story = StoryObj<typeof meta>

/** It waits for the person: two steps, the way of the post, and who submitted it. */
export const Waiting: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for you')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible()
    await expect(await canvas.findByText('Submit for review')).toBeVisible()
  },
}

/** Sent back with a reason and a note; one click submits it again, and one takes that back. */
export const SentBack: Story = {
  args: { postId: 'p-957' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Line 2 shows the figures/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }))
    const [undo] = await canvas.findAllByRole('button', { name: 'Undo' })
    if (undo) await userEvent.click(undo)
    await expect(await canvas.findByText('Undone')).toBeVisible()
  },
}

/** Someone else has to do it; the step says who. */
export const OthersDecide: Story = {
  args: { postId: 'p-1002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Can do this: .*Sofia Karras/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wartet auf Sie')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
  },
}

export const GreekOnAPhone: Story = {
  globals: { language: 'el', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Περιμένει εσάς')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow': 'never' } } },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the workflow')).toBeVisible()
  },
}
