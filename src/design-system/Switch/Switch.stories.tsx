import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './Switch'

const meta = {
  title: 'Parts/Switch',
  component: Switch,
  args: { label: 'Only unread (4)' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InSettings: Story = {
  args: {
    label: 'Keyboard shortcuts',
    description: 'Single keys such as / for the search.',
    labelSide: 'start',
    defaultChecked: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
}
