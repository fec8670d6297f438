import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { WorkflowCard } from './WorkflowCard'

const meta = {
  title: 'Features/Workflow/Beside a post',
  component: WorkflowCard,
  parameters: { world: 'default' },
  args: { post: { ...examples.getPost.detail, workflow: examples.getPostWorkflow.postInReview } },
} satisfies Meta<typeof WorkflowCard>

export default meta
type Story = StoryObj<typeof meta>

/** Where the post stands, and the steps that this person can take. */
export const Waiting: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for you')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wartet auf Sie')).toBeVisible()
  },
}

export const Greek: Story = {
  globals: { language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Περιμένει εσάς')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Workflow' })).toBeVisible()
    await expect(canvas.queryByText('Waiting for you')).toBeNull()
  },
}

/** The card fails alone. */
export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/workflow': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the workflow')).toBeVisible()
  },
}
