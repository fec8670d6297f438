import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './Checkbox'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'Yes or no to one thing that is sent later with its form, or several of a list that may be chosen together; between the two it stands for “some of them”.',
  notFor:
    'What takes effect at once (Switch), one of several (Radio), many choices out of a long list (TagPicker), filters above a list (FilterChip).',
  keyboard: [{ keys: 'Space', does: 'Tick it or take the tick away' }],
  accessibility:
    'A native checkbox whose words are its label, so that the words can be clicked; the second line and the error are its description. “Some” is told as mixed. Write the label as what is true when it is ticked, never as a negation.',
}

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Add alert for sensor drift' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Some: Story = { args: { indeterminate: true, label: 'All posts on this page' } }
export const WithDescription: Story = { args: { description: 'Giulia Riva, 27 Nov' } }
export const WithError: Story = { args: { label: 'I have read the policy', error: 'Read it first.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongGerman: Story = {
  args: {
    lang: 'de',
    label: 'Benachrichtigungen über Änderungen am Bearbeitungsstand aller abonnierten Beiträge zusammenfassen',
    description: 'Sie erhalten höchstens eine Nachricht am Tag.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
}

export const DisabledAndOff: Story = { args: { disabled: true } }

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(within(canvasElement).getByText('Add alert for sensor drift'))
    await expect(box).not.toBeChecked()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Σύνοψη των αλλαγών στις δημοσιεύσεις που ακολουθείτε',
    description: 'Το πολύ ένα μήνυμα την ημέρα.',
  },
}
