import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { RegionFailure } from './Failures'

const meta = {
  title: 'Features/Shell/Region failure',
  component: RegionFailure,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof RegionFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const German: Story = { globals: { language: 'de' } }
