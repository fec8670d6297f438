import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Mark } from './Mark'

const meta = { title: 'Parts/Mark', component: Mark } satisfies Meta<typeof Mark>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <Mark />
      <Mark size={48} />
      <Mark size={72} />
    </Stack>
  ),
}
