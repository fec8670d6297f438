import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Communities',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/communities' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
  }

export const Directory: Story = { play: shows('How we work') }

/** What the address says is chosen, and cleared by one button. */
export const NothingFound: Story = {
  tags: ['no-visual'],
  args: { address: '/communities?search=xyzzy&show=open' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(canvas.getByText('Schichtleitung Torino')).toBeVisible())
  },
}

export const DirectoryFailed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/communities': 500 } } },
  play: shows('Couldn’t load this'),
}

/** A catalog of which the person may know nothing has its own words. */
export const ClosedCatalog: Story = {
  tags: ['no-visual'],
  args: { address: '/communities?catalogId=catalog-board' },
  play: shows(/catalog/i),
}

export const Community: Story = {
  args: { address: '/community/quality-and-safety' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Stop first, write afterwards.')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByText(/Line 4 stop on Tuesday/)[0]).toBeVisible())
  },
}

/** Of a closed one: what leads to joining, and no part of it. */
export const Closed: Story = {
  args: { address: '/community/shift-leads-torino' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Ask to join/ })).toBeVisible())
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

/** Who does not belong reads why they cannot write. */
export const NotAMember: Story = {
  tags: ['no-visual'],
  args: { address: '/community/people-and-places' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'New post' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Only members can post here')
  },
}

/** Only members and invited people learn that it exists. */
export const Unlisted: Story = {
  tags: ['no-visual'],
  args: { address: '/community/management-board' },
  play: shows(/community/i),
}

/** For a moderator: who asks to join, what members are, and the way to change it. */
export const MembersManaged: Story = {
  args: { address: '/community/shift-leads-torino/members' },
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept Nicolò Villa' })).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Amina Diallo' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make moderator' }))
    await waitFor(() => expect(canvas.getAllByText('Moderator')).toHaveLength(3))
  },
}

export const About: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/about' },
  play: shows('Who can read and join'),
}

export const CommunityFailed: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety' },
  parameters: { world: { seed: 'default', troubles: { '/communities/quality-and-safety': 500 } } },
  play: shows('Couldn’t load the community'),
}

export const OnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/shift-leads-torino' },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: shows('Geschlossen, nur für Mitglieder'),
}

export const DirectoryOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Κοινότητες' })).toBeVisible())
  },
}
