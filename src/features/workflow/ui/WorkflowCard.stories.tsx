import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { WorkflowView } from '../model/workflow-view'
import { WorkflowCard } from './WorkflowCard'

const ready: Extract<WorkflowView, { phase: 'ready' }> = {
  phase: 'ready',
  steps: [
    { id: 'ws-draft', name: 'Draft', state: 'done', by: 'Marco Bianchi', at: '2026-11-18T15:20:00Z' },
    { id: 'ws-review', name: 'In review', state: 'current', since: '2026-11-20T10:12:00Z', waitingFor: null },
    { id: 'ws-approved', name: 'Approved', state: 'upcoming' },
    { id: 'ws-published', name: 'Published', state: 'upcoming' },
  ],
  transitions: [
    { id: 'approve', name: 'Approve' },
    { id: 'send-back', name: 'Send back' },
  ],
}

const waitingForSofia: WorkflowView = {
  ...ready,
  steps: ready.steps.map((step) =>
    step.state === 'current' ? { ...step, since: '2026-11-17T08:00:00Z', waitingFor: 'Sofia Karras' } : step,
  ),
  transitions: [],
}

const meta = {
  title: 'Features/Workflow/Card',
  component: WorkflowCard,
  args: { workflow: ready, onTransition: fn(), onRetry: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '17.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof WorkflowCard>

export default meta
type Story = StoryObj<typeof meta>

export const WaitingForMe: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Waiting for you for 5 minutes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onTransition).toHaveBeenCalledWith({ id: 'approve', name: 'Approve' })
  },
}

export const NoPermission: Story = { args: { workflow: waitingForSofia } }

export const Sending: Story = { args: { workflow: { ...ready, busy: 'approve' } } }

export const Loading: Story = { args: { workflow: { phase: 'loading' } } }

export const Failed: Story = { args: { workflow: { phase: 'failed' } } }

export const German: Story = { args: { workflow: waitingForSofia }, globals: { language: 'de' } }

export const Greek: Story = { globals: { language: 'el' } }
