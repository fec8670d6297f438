import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, MailIcon } from '../icons'
import { TextField } from './TextField'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'One line of text that a person types, with its label always in sight, help below it and an error that says how to mend it.',
  notFor:
    'Secrets (PasswordField), several lines (TextArea), searching (SearchField), a choice out of a list (Select, ComboBox), days (DatePicker).',
  keyboard: [
    { keys: 'Tab', does: 'Go to the field, then to the button in it if there is one' },
    { keys: 'Enter', does: 'Send the form around it' },
  ],
  accessibility:
    'A native input with a visible label; help and error are its description, the error first, and an error marks it invalid. Give autoComplete for everything about the person, and the type that brings the right keyboard on a phone. Name the button in action.',
}

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  tags: ['ready'],
  parameters: { guide },
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
  args: { label: 'Email', type: 'email', icon: <Icon of={MailIcon} />, placeholder: 'name@meridiana.example' },
}
export const Disabled: Story = { args: { defaultValue: 'giulia.riva', disabled: true } }
export const LabelHidden: Story = { args: { label: 'Search people', labelHidden: true, placeholder: 'Search people' } }

export const LongGerman: Story = {
  args: {
    lang: 'de',
    label: 'Kostenstellenbezeichnung der Qualitätssicherungsabteilung',
    description: 'Die Bezeichnung steht auf der letzten Rechnung der Buchhaltung, oben rechts neben dem Datum.',
    error: 'Diese Kostenstellenbezeichnung ist nicht im Kostenstellenverzeichnis enthalten.',
  },
}
export const Greek: Story = { args: { lang: 'el', label: 'Όνομα χρήστη', defaultValue: 'ελένη.δημητρίου' } }

export const GermanOnAPhone: Story = { ...LongGerman, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }
