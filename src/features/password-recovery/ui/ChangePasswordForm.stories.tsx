import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { passwordRules } from '../model/password-rules'
import { ChangePasswordForm } from './ChangePasswordForm'

const strict =
  passwordRules({
    schemaVersion: 1,
    minimumLength: 10,
    maximumLength: 64,
    lowercaseRequired: true,
    uppercaseRequired: true,
    numericRequired: true,
    nonAlphanumericRequired: true,
  }) ?? []

const meta = {
  title: 'Features/Password recovery/Change form',
  component: ChangePasswordForm,
  args: { rules: strict, busy: false, error: null, onChoose: fn() },
} satisfies Meta<typeof ChangePasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const HalfWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'lagoon-2026')
    await expect(canvas.getByText('A number').closest('li')).toHaveTextContent('done')
    await expect(canvas.getByText('An uppercase letter').closest('li')).toHaveTextContent('still missing')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(canvas.getByText('This password doesn’t meet all requirements.')).toBeVisible()
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const EveryRule: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Lagoon-2026-arch{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('Lagoon-2026-arch')
  },
}

export const OnlyTheDefault: Story = { args: { rules: passwordRules({ schemaVersion: 1 }) ?? [] } }

export const Changing: Story = { args: { busy: true } }

export const NoNetwork: Story = {
  args: { error: { kind: 'offline', code: 'offline', status: 0, retryAfter: undefined } },
}

export const RefusedByTheServer: Story = {
  args: { error: { kind: 'validation', code: 'password-policy-violated', status: 422, retryAfter: undefined } },
}

export const German: Story = { globals: { language: 'de' } }

export const Greek: Story = { globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
