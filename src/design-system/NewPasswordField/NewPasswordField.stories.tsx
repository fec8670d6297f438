import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NewPasswordField } from './NewPasswordField'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'A password that is being chosen: under the field stands what it must have, and each rule is ticked off while it is typed.',
  notFor: 'A password that is known already (PasswordField).',
  keyboard: [
    { keys: 'Tab', does: 'Go to the field, then to the button that shows the password' },
    { keys: 'Space, Enter', does: 'On the button: show or hide it' },
  ],
  accessibility:
    'The rules are the details of the input; each says in words whether it is met, so that the tick is not told by colour alone. The password manager is asked for a new password.',
}

const meta = {
  title: 'Components/Fields/NewPasswordField',
  component: NewPasswordField,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'New password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    requirements: [
      { id: 'length', label: 'At least 12 characters', met: false, stateLabel: 'still missing' },
      { id: 'upper', label: 'A capital letter', met: true, stateLabel: 'done' },
      { id: 'digit', label: 'A number', met: false, stateLabel: 'still missing' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof NewPasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const HalfWay: Story = { args: { defaultValue: 'Meridiana' } }

export const WithError: Story = {
  args: { defaultValue: 'Meridiana', error: 'This password doesn’t meet all requirements.' },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongGerman: Story = {
  args: {
    lang: 'de',
    label: 'Neues Passwort',
    showLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    requirements: [
      { id: 'length', label: 'Mindestens 12 Zeichen', met: true, stateLabel: 'erfüllt' },
      { id: 'other', label: 'Keines der letzten fünf verwendeten Passwörter', met: false, stateLabel: 'noch offen' },
    ],
  },
}

export const Shown: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('New password'), 'Lagoon')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Νέος κωδικός πρόσβασης',
    showLabel: 'Εμφάνιση κωδικού πρόσβασης',
    hideLabel: 'Απόκρυψη κωδικού πρόσβασης',
    requirements: [
      { id: 'length', label: 'Τουλάχιστον 12 χαρακτήρες', met: true, stateLabel: 'έγινε' },
      { id: 'other', label: 'Κανένας από τους πέντε τελευταίους κωδικούς', met: false, stateLabel: 'λείπει ακόμη' },
    ],
  },
}

export const HiddenAgain: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Show password' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password')
  },
}
