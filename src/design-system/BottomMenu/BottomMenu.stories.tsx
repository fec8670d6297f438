import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBottomMenu } from '../AppShell/example-shell'
import { BottomMenu } from './BottomMenu'

const meta = {
  title: 'Parts/BottomMenu',
  component: BottomMenu,
  args: { label: 'Main' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
  render: () => exampleBottomMenu,
} satisfies Meta<typeof BottomMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
