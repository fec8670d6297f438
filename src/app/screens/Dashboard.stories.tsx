import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Dashboard',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const showsPosts: Play = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('article'))[0]).toBeVisible()
  // The bell has its number only after the page has come to rest.
  await waitFor(() => expect(canvas.getByRole('button', { name: /notifi|benach|ειδοπ/i })).toHaveAccessibleName(/\d/))
}

const opensNotifications: Play = async (context) => {
  await showsPosts(context)
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: /notifi|benach|ειδοπ/i }))
  const panel = within(await canvas.findByRole('dialog'))
  await expect((await panel.findAllByRole('listitem'))[0]).toBeVisible()
}

export const Default: Story = { play: showsPosts }

/** Pictured in German, and in full among the screens beside the design. */
export const NotificationsOpen: Story = { tags: ['no-visual'], play: opensNotifications }

export const German: Story = { globals: { language: 'de' }, play: opensNotifications }

export const Greek: Story = { globals: { language: 'el' }, play: showsPosts }

export const NothingThereYet: Story = {
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, play: showsPosts }

// Tags are read from the source, so they are written out.
export const PhoneNotifications: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: opensNotifications,
}
