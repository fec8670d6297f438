import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, LanguagesIcon } from '../icons'
import { Select } from './Select'

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: {
    label: 'Priority',
    defaultValue: 'normal',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'normal', label: 'Normal' },
      { value: 'high', label: 'High' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'This task needs a priority.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Language: Story = {
  args: {
    label: 'Language',
    labelHidden: true,
    variant: 'plain',
    icon: <Icon of={LanguagesIcon} />,
    defaultValue: 'en',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'it', label: 'Italiano', lang: 'it' },
      { value: 'el', label: 'Ελληνικά', lang: 'el' },
    ],
  },
}
