import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Text } from './Text'

const meta = {
  title: 'Parts/Text',
  component: Text,
  args: { children: 'The sensor on the second press had drifted by 0.4 mm.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['ink', 'muted', 'faint', 'accent', 'success', 'warn', 'error'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Faces: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} face="reading" size="lg" />
      <Text {...args} face="mono" />
      <Text {...args} weight="strong" />
    </Stack>
  ),
}

export const Truncated: Story = { args: { truncate: true, style: { inlineSize: 200 } } }
