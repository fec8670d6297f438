import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { Icon, LanguagesIcon } from '../icons'
import { Select } from './Select'

const guide: ComponentGuide = {
  purpose:
    'One choice out of a short list that everybody knows. It is the native control, so a phone shows its own picker.',
  notFor:
    'Long lists that one searches (ComboBox), several choices (TagPicker), two or three choices that should be seen at once (Radio).',
  keyboard: [
    { keys: '↑ ↓', does: 'Choose the option before or after' },
    { keys: 'Alt + ↓', does: 'Open the list' },
    { keys: 'A letter', does: 'Go to the next option that begins with it' },
  ],
  accessibility: 'A native select with a label. An error is tied to it as its description and marks it invalid.',
}

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  tags: ['ready'],
  parameters: { guide },
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

export const LongGermanText: Story = {
  args: {
    lang: 'de',
    label: 'Benachrichtigungshäufigkeit für Genehmigungsaufgaben',
    defaultValue: 'digest',
    options: [
      { value: 'digest', label: 'Zusammenfassung am Ende jedes Arbeitstages' },
      { value: 'each', label: 'Sofort' },
    ],
  },
}

export const GermanOnAPhone: Story = {
  ...LongGermanText,
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
}
