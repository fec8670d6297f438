import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, MailIcon } from '../icons'
import { TextField } from './TextField'

const meta = {
  title: 'Parts/TextField',
  component: TextField,
  args: { label: 'User name', name: 'userName', autoComplete: 'username' },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'giulia.riva' } }
export const WithDescription: Story = { args: { description: 'The name from your welcome letter, without spaces.' } }
export const WithError: Story = { args: { defaultValue: 'giulia', error: 'There is no account with this name.' } }
export const Optional: Story = { args: { label: 'Phone', optionalLabel: 'optional', type: 'tel' } }
export const WithIcon: Story = {
  args: { label: 'E-mail', type: 'email', icon: <Icon of={MailIcon} />, placeholder: 'name@meridiana.example' },
}
export const Disabled: Story = { args: { defaultValue: 'giulia.riva', disabled: true } }
export const LabelHidden: Story = { args: { label: 'Search people', labelHidden: true, placeholder: 'Search people' } }
