import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import { Stack } from './Stack'

const meta = {
  title: 'Parts/Stack',
  component: Stack,
  render: (args) => (
    <Stack {...args}>
      <Button>Keep going</Button>
      <Button>Save as draft</Button>
      <Button variant="danger">Cancel operations</Button>
    </Stack>
  ),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = { args: { gap: 2, align: 'start' } }
export const Row: Story = { args: { direction: 'row', gap: 2 } }
export const RowAtTheEnd: Story = { args: { direction: 'row', gap: 2, justify: 'end' } }
