import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { examples } from '@/api/examples.gen'
import { Dock } from '@/design-system/Dock'

import { BulkOperationBanner } from './BulkOperationBanner'

const { inProgress, completed, completedWithFailures, aborted, unknownState } = examples.getBulkTransition

const meta = {
  title: 'Features/Bulk operation/Banner',
  component: BulkOperationBanner,
  args: {
    operation: inProgress,
    expanded: true,
    onExpandedChange: fn(),
    onCancel: fn(),
    onClose: fn(),
    onReport: fn(),
  },
  decorators: [(Story) => <Dock label="Activity">{Story()}</Dock>],
} satisfies Meta<typeof BulkOperationBanner>

export default meta
type Story = StoryObj<typeof meta>

export const InProgress: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Close banner' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel operations' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const Collapsed: Story = {
  tags: ['visual'],
  args: { expanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  },
}

export const Cancelling: Story = { tags: ['visual'], args: { busy: true } }

export const Completed: Story = {
  args: { operation: completed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View report' }))
    await expect(args.onReport).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Close banner' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Closing: Story = {
  args: { operation: completed, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close banner' })
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(close)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const CompletedCollapsed: Story = {
  args: { operation: completed, expanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const CompletedWithFailures: Story = { tags: ['visual'], args: { operation: completedWithFailures } }

export const Cancelled: Story = { args: { operation: aborted } }

export const UnknownState: Story = { args: { operation: unknownState } }

export const German: Story = { args: { operation: completedWithFailures }, globals: { language: 'de' } }

export const Greek: Story = { globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
