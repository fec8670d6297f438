import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Workflows',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/workflows/move/preflight-1' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Of nine posts one can go; a task, another state and the rights of others stand in the way of the rest. */
export const Move: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Move 1 post to Approved' })).toBeVisible()
  },
}

export const MoveOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Move 1 post to Approved' })).toBeVisible()
  },
}
