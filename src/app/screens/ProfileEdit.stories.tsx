import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Profile edit',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/profile/edit/profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'About you' })).toBeVisible()
    await expect(canvas.getByText('From the personnel system')).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = { tags: ['!no-visual'] }

export const OnAPhone: Story = { tags: ['phone', '!no-visual'], globals: { viewport: { value: 'phone' } } }

export const MenuOnAPhone: Story = {
  tags: ['phone'],
  args: { address: '/profile/edit' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Privacy' })).toBeVisible()
  },
}

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const caption = await canvas.findByRole('textbox', { name: 'Caption' })
    await userEvent.click(caption)
    await userEvent.paste('A caption that goes on and on. '.repeat(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Too long: 120 characters at most')).toBeVisible()
    await expect(caption).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await canvas.findByText('No unsaved changes')).toBeVisible()
  },
}

export const Availability: Story = {
  tags: ['!no-visual'],
  args: { address: '/profile/edit/availability' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('form', { name: 'Working hours' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save absence' }))
    await expect(await canvas.findAllByText('Choose a day')).toHaveLength(2)
  },
}

export const AvailabilityOnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  args: { address: '/profile/edit/availability' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Saturday' }))
    await expect(await canvas.findByText('Unsaved changes, kept on this device')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked())
  },
}

export const Privacy: Story = {
  args: { address: '/profile/edit/privacy' },
  play: async ({ canvas, userEvent }) => {
    const hide = await canvas.findByRole('switch', { name: 'Hide mobile number' })
    await userEvent.click(hide)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(hide).not.toBeChecked())
  },
}

export const Region: Story = {
  args: { address: '/profile/edit/region' },
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole('combobox', { name: 'Time zone' })
    await canvas.findByRole('option', { name: /São Paulo/ })
    await userEvent.selectOptions(zone, 'America/Sao_Paulo')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(zone).toHaveValue(''))
  },
}

export const Security: Story = {
  tags: ['!no-visual'],
  args: { address: '/profile/edit/security' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari on iOS')).toBeVisible()
    await expect(await canvas.findByText(/giulia\.riva@example\.org, not confirmed yet/)).toBeVisible()
    await expect(await canvas.findByLabelText('New password')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  tags: ['phone'],
  args: { address: '/profile/edit/security' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'wrong')
    await userEvent.type(canvas.getByLabelText('New password'), 'Lagoon-2026-arch')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('That’s not your current password')).toBeVisible()
  },
}

export const OtherDevices: Story = {
  args: { address: '/profile/edit/security' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out all others' }))
    await expect(await screen.findByText('Sign out 3 other devices?')).toBeVisible()
  },
}

export const SecurityFailed: Story = {
  args: { address: '/profile/edit/security' },
  parameters: {
    world: {
      seed: 'default',
      troubles: { '/auth/sessions': 500, '/auth/private-email': 500, '/auth/password-policy': 500 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your devices.')).toBeVisible()
    await expect(await canvas.findByText('Couldn’t load your private email.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/giulia-riva/profile': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your profile')).toBeVisible()
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aus dem Personalsystem')).toBeVisible()
  },
}
