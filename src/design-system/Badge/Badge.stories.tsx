import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Badge } from './Badge'

const meta = { title: 'Parts/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Badge>New</Badge>
      <Badge tone="alert">3</Badge>
      <Badge tone="alert">99+</Badge>
      <Badge tone="outline">v3</Badge>
      <Badge tone="neutral">12</Badge>
    </Stack>
  ),
}
