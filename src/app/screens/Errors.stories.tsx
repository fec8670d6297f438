import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Errors',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/error/forbidden-access?entity=community' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
