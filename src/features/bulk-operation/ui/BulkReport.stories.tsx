import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { BulkReport } from './BulkReport'

const meta = {
  title: 'Features/Bulk operation/Report page',
  component: BulkReport,
  parameters: { world: 'default' },
  args: { operationId: 'bulk-7', onRetried: fn() },
} satisfies Meta<typeof BulkReport>

export default meta
type Story = StoryObj<typeof meta>

const call = '/bulk-transitions/bulk-7'

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the report')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { [call]: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NoneNamed: Story = {
  args: { operationId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bulk change is named here')).toBeVisible()
  },
}
