import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'Add alert for sensor drift' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Some: Story = { args: { indeterminate: true, label: 'All posts on this page' } }
export const WithDescription: Story = { args: { description: 'Giulia Riva, 27 Nov' } }
export const WithError: Story = { args: { label: 'I have read the policy', error: 'Please read it first.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
