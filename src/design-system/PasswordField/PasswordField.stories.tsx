import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Parts/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithError: Story = {
  args: { defaultValue: 'wrongone', error: 'User name or password is not right. Please try again.' },
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

export const NewPassword: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    defaultValue: 'Meridiana',
    requirements: [
      { id: 'length', label: 'At least 12 characters', met: false, stateLabel: 'still missing' },
      { id: 'upper', label: 'A capital letter', met: true, stateLabel: 'done' },
      { id: 'digit', label: 'A digit', met: false, stateLabel: 'still missing' },
    ],
  },
}
