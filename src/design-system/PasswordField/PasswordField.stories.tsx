import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose: 'A password that can be shown while it is typed, pasted, and filled by a password manager.',
  notFor:
    'A password that is being chosen (NewPasswordField), codes that are read from a message or an app (TextField with autoComplete one-time-code), other secrets that are shown once and copied.',
  keyboard: [
    { keys: 'Tab', does: 'Go to the field, then to the button that shows the password' },
    { keys: 'Space, Enter', does: 'On the button: show or hide it' },
  ],
  accessibility: 'A native input whose button says what it will do, “Show password” or “Hide password”.',
}

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithError: Story = {
  args: { defaultValue: 'wrongone', error: 'Incorrect user name or password. Try again.' },
}

export const Shown: Story = {
  args: { defaultValue: 'Meridiana!2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { defaultValue: 'Meridiana!2026', disabled: true } }

export const LongGerman: Story = {
  args: {
    lang: 'de',
    label: 'Bisheriges Passwort für das Unternehmensportal',
    showLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    error: 'Benutzername oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
  },
}

export const Pasted: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await userEvent.click(field)
    await userEvent.paste('Meridiana!2026')
    await expect(field).toHaveValue('Meridiana!2026')
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Κωδικός πρόσβασης',
    showLabel: 'Εμφάνιση κωδικού πρόσβασης',
    hideLabel: 'Απόκρυψη κωδικού πρόσβασης',
    error: 'Λάθος όνομα χρήστη ή κωδικός πρόσβασης. Δοκιμάστε ξανά.',
  },
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { defaultValue: 'Meridiana!2026' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
  },
}
