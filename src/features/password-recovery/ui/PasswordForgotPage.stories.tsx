import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { LANGUAGE_CODES } from '@/shared/i18n'

import { PasswordForgotPage } from './PasswordForgotPage'

const meta = {
  title: 'Features/Password recovery/Forgot',
  component: PasswordForgotPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: {
    context: { customer: { name: 'Meridiana', logoUrl: null }, languages: LANGUAGE_CODES, onLanguageChange: fn() },
  },
} satisfies Meta<typeof PasswordForgotPage>

export default meta
type Story = StoryObj<typeof meta>

const ask: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(canvasElement.querySelector('input') as HTMLInputElement, 'giulia.riva')
  await userEvent.click(canvasElement.querySelector('button[type="submit"]') as HTMLButtonElement)
  await expect(await canvas.findByText(/giulia\.riva/)).toBeVisible()
}

export const Empty: Story = {}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send email' }))
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus()
    await expect(canvas.getByText('Enter your user name.')).toBeVisible()
  },
}

export const Sent: Story = {
  play: async (context) => {
    await ask(context)
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'Check your inbox' })).toHaveFocus()
  },
}

export const German: Story = { globals: { language: 'de' }, play: ask }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
