import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Notification settings',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/notification-settings?type=comment-like' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Likes of my comments: Push' })).toBeVisible()
    await expect(await canvas.findByText(/^In four weeks you would get/)).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = { tags: ['!no-visual'] }

export const OnAPhone: Story = { tags: ['phone', '!no-visual'], globals: { viewport: { value: 'phone' } } }

export const QuietHours: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /No push notifications/ }))
    await expect(await canvas.findByText('The next day')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Days' })).toBeVisible()
  },
}

/** Nothing of a community, from the choice on. */
export const MutedCommunity: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Mute a community' }),
      'Quality and safety',
    )
    const level = await canvas.findByRole('combobox', { name: 'Quality and safety: what reaches you' })
    await expect(level).toHaveValue('none')
    await userEvent.selectOptions(level, 'Mentions only')
    await expect(await canvas.findByRole('combobox', { name: 'Quality and safety: until when' })).toBeVisible()
  },
}

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use defaults' }))
    await waitFor(() => expect(screen.getByText('Use the defaults for everything?')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/notification-settings': 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/notification-settings': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the settings')).toBeVisible()
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/In vier Wochen/)).toBeVisible()
  },
}
