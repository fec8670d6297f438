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

export const ClosedCatalog: Story = {
  tags: ['no-visual'],
  args: { address: '/communities?catalogId=catalog-board' },
  play: shows(/catalog/i),
}

export const MyFeed: Story = {
  args: { address: '/communities/feed' },
  play: shows(/Line 4 stop on Tuesday/),
}

export const MyFeedEmpty: Story = {
  tags: ['no-visual'],
  args: { address: '/communities/feed' },
  parameters: { world: 'empty' },
  play: shows('Browse communities'),
}

export const Community: Story = {
  args: { address: '/community/quality-and-safety' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Stop first, write afterwards.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Line 4 stop on Tuesday/)).toBeVisible())
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

export const Archived: Story = {
  tags: ['no-visual'],
  args: { address: '/community/old-press-shop' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Archived by Stefan Brandt/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Das alte Presswerk ist leer')).toBeVisible())
    for (const name of [/^Join/, /^New post/, /^Follow/])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** Only members and invited people learn that it exists. */
export const Unlisted: Story = {
  tags: ['no-visual'],
  args: { address: '/community/management-board' },
  play: shows(/community/i),
}

export const Posts: Story = {
  args: { address: '/community/quality-and-safety/posts?sort=title' },
  play: shows('1042'),
}

/** By year; what the person wrote can be brought back. */
export const Archive: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/archive' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/^20\d\d$/))
  },
}

export const Events: Story = {
  tags: ['no-visual'],
  args: { address: '/community/plant-torino/events' },
  play: shows('Nuova pressa in arrivo: come passa dal cancello'),
}

export const Documents: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/files' },
  play: shows('report-line4.pdf'),
}

export const Pictures: Story = {
  args: { address: '/community/quality-and-safety/files?kind=media' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Open picture/ })[0]).toBeVisible())
  },
}

export const Hashtags: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/hashtags' },
  play: shows('#safety'),
}

/** Hashtags are off: there is no tab, and the address says so. */
export const HashtagsDisabled: Story = {
  tags: ['no-visual'],
  args: { address: '/community/people-and-places/hashtags' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Hashtags are turned off')).toBeVisible())
    await expect(canvas.queryByRole('tab', { name: /Hashtags/ })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Got it' }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Feed' })).toHaveAttribute('aria-selected', 'true'))
  },
}

export const Members: Story = {
  args: { address: '/community/quality-and-safety/members' },
  play: shows('Marco Bianchi'),
}

/** For a moderator: who asks to join, what members are, and the way to change it. */
export const MembersManaged: Story = {
  args: { address: '/community/shift-leads-torino/members' },
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept Nicolò Villa' })).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Amina Diallo' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make moderator' }))
    await waitFor(() => expect(screen.getByText('Amina Diallo is a moderator now')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ilaria Caruso' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from community' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Actions for Ilaria Caruso' })).toBeNull())
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Ilaria Caruso' })).toBeVisible())
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
  play: shows('Κατάλογος'),
}
