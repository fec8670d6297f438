import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { ButtonFailure, OverlayFailure, RegionFailure } from './Failures'

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
/** A panel or a dialog failed: the message stands over the page until it is closed. */
export const OverThePage: Story = {
  render: ({ onRetry }) => <OverlayFailure onRetry={onRetry} onClose={() => undefined} />,
}
/** A button of the header failed. */
export const InPlaceOfAButton: Story = {
  render: ({ onRetry }) => <ButtonFailure onRetry={onRetry} />,
}
