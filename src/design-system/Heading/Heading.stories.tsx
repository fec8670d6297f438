import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Heading } from './Heading'

const meta = { title: 'Parts/Heading', component: Heading, args: { level: 1 } } satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Line 4 stop on Tuesday: what we found, and what changes
      </Heading>
      <Heading level={1}>Good morning, Giulia</Heading>
      <Heading level={2}>Spring catalogue: final proofs are here</Heading>
      <Heading level={3}>Ασφάλεια και ποιότητα</Heading>
      <Heading level={4}>My communities</Heading>
    </Stack>
  ),
}
