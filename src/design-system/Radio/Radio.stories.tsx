import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { RadioGroup } from './RadioGroup'

const guide: ComponentGuide = {
  purpose:
    'One of two to six choices that a person should see side by side before deciding, each with a line about what follows from it.',
  notFor:
    'More than six choices (Select), a choice out of a list one searches (ComboBox), yes or no (Checkbox), views of the same list (SegmentedControl).',
  keyboard: [
    { keys: 'Tab', does: 'Go to the chosen one, or to the first when none is' },
    { keys: '↑ ↓ ← →', does: 'Choose the one before or after; the ends meet' },
    { keys: 'Space', does: 'Choose the one with the focus' },
  ],
  accessibility:
    'Native radios in a radiogroup that the label names. An error and the help are descriptions of the group, a second line is the description of its radio. Give the label as the question, the options as answers.',
}

const meta = {
  title: 'Components/Fields/Radio',
  component: RadioGroup,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Mails about new posts',
    defaultValue: 'digest',
    options: [
      { value: 'all', label: 'One for every post', description: 'About twenty on a working day.' },
      { value: 'digest', label: 'A digest each morning', description: 'At 7:00, without what you have read already.' },
      { value: 'none', label: 'None' },
    ],
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingChosen: Story = { args: { defaultValue: undefined, description: 'You can change it at any time.' } }

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose how often we should write to you.' },
}

export const Horizontal: Story = {
  args: {
    label: 'Priority',
    orientation: 'horizontal',
    defaultValue: 'normal',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'normal', label: 'Normal' },
      { value: 'high', label: 'High' },
    ],
  },
}

export const OneDisabled: Story = {
  args: {
    label: 'Who can see the post',
    defaultValue: 'community',
    options: [
      { value: 'community', label: 'Members of Quality and safety' },
      { value: 'everybody', label: 'Everybody at Meridiana', description: 'Only editors may do this.', disabled: true },
    ],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongGerman: Story = {
  args: {
    label: 'E-Mail-Benachrichtigungen über neue Beiträge',
    options: [
      {
        value: 'all',
        label: 'Eine Benachrichtigung für jeden veröffentlichten Beitrag der abonnierten Gemeinschaften',
        description: 'Ungefähr zwanzig Benachrichtigungen an einem durchschnittlichen Arbeitstag.',
      },
      { value: 'digest', label: 'Eine Zusammenfassung an jedem Morgen' },
    ],
  },
  decorators: [(Story) => <div lang="de">{Story()}</div>],
}

export const Greek: Story = {
  args: {
    label: 'Μηνύματα για νέες δημοσιεύσεις',
    options: [
      { value: 'all', label: 'Ένα για κάθε δημοσίευση' },
      { value: 'digest', label: 'Μία σύνοψη κάθε πρωί' },
    ],
  },
  decorators: [(Story) => <div lang="el">{Story()}</div>],
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'A digest each morning' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none')
    await userEvent.click(canvas.getByText('One for every post'))
    await expect(canvas.getByRole('radio', { name: 'One for every post' })).toBeChecked()
  },
}

export const GermanOnAPhone: Story = { ...LongGerman, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }
