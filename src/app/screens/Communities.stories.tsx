import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

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

/** Who manages people makes communities and edits the catalogs. */
export const DirectoryEdited: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'New community' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit catalogues' }))
    await screen.findByRole('dialog', { name: 'Edit catalogues' })
    await userEvent.click(await screen.findByRole('button', { name: 'Move Our sites up' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const first = () => canvas.getAllByRole('heading', { level: 2 })[0]
    await waitFor(() => expect(first()).toHaveTextContent('Our sites'))
  },
}

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
  play: shows('This catalogue is not open to you'),
}

export const Community: Story = {
  args: { address: '/community/quality-and-safety' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Stop first, write afterwards.')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByText(/Line 4 stop on Tuesday/)[0]).toBeVisible())
    const next = within(await canvas.findByRole('region', { name: 'Next event' }))
    await waitFor(() => expect(next.getByRole('link', { name: /^Evacuation exercise/ })).toBeVisible())
    const hashtags = within(canvas.getByRole('region', { name: 'Hashtags' }))
    await waitFor(() => expect(hashtags.getByRole('button', { name: '#safety' })).toBeVisible())
    await expect(hashtags.getByRole('link', { name: 'Hashtags: All 6' })).toBeVisible()
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

/** Members see who belongs, and nothing that is for moderators. */
export const MembersSeen: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/members' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Moderator')[0]).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /^(Invite|Accept|Actions)/ })).toBeNull()
  },
}

export const InGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: shows(/^\d+ Communities$/),
}

export const InGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: shows(/^\d+ κοινότητες$/),
}

export const CommunityInGerman: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety' },
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: showsNextEvent('Nächster Termin'),
}

export const CommunityInGreek: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety' },
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: showsNextEvent('Επόμενη εκδήλωση'),
}

export const PostsInGerman: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/posts' },
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: showsTable('Beiträge in Quality and safety', 'Zuletzt geändert'),
}

export const PostsInGreek: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/posts' },
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: showsTable('Αναρτήσεις: Quality and safety', 'Τελευταία αλλαγή'),
}

/** Only members and invited people learn that it exists. */
export const Unlisted: Story = {
  tags: ['no-visual'],
  args: { address: '/community/management-board' },
  play: shows('This community is not open to you'),
}

/** For a moderator: who asks to join, what members are, and the way to change it. */
export const MembersManaged: Story = {
  args: { address: '/community/shift-leads-torino/members' },
  parameters: { world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept Nicolò Villa' })).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Amina Diallo' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make moderator' }))
    const row = () => canvas.getByRole('button', { name: 'Actions for Amina Diallo' }).closest('li')
    await waitFor(() => expect(row()).toHaveTextContent('Moderator'))
  },
}

export const About: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/about' },
  play: shows('Who can read and join'),
}

const asMarco = { seed: 'default' as const, signedInAs: 'marco.bianchi' }

/** As a table: chosen by keys, to be moved together. */
export const Posts: Story = {
  args: { address: '/community/quality-and-safety/posts' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(3))
    within(canvas.getByRole('table')).getAllByRole('link')[0]?.focus()
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(canvas.getByText('3 posts selected')).toBeVisible())
  },
}

/** What the address narrows them to, and nothing that does. */
export const PostsNarrowed: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/posts?state=ws-review&sort=title' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('columnheader', { name: 'Title' })
    await waitFor(() => expect(title).toHaveAttribute('aria-sort', 'ascending'))
    await waitFor(() => expect(canvas.getAllByText('In review').length).toBeGreaterThan(1))
    await expect(canvas.queryByRole('button', { name: /^Move to archive/ })).toBeNull()
  },
}

export const PostsNotFound: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/posts?search=xyzzy' },
  play: shows('No posts found'),
}

export const PostsFailed: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/posts' },
  parameters: { world: { seed: 'default', troubles: { '/communication/posts': 500 } } },
  play: shows('Couldn’t load the posts'),
}

/** More than a hundred: only those in sight are drawn. */
export const ManyPosts: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/posts' },
  parameters: { world: { seed: 'crowded' } },
  play: async ({ canvas }) => {
    const table = () => canvas.getByRole('table', { name: 'Posts of Quality and safety' })
    await waitFor(() => expect(Number(table().getAttribute('aria-rowcount'))).toBeGreaterThan(100))
    await expect(within(table()).getAllByRole('row').length).toBeLessThan(60)
  },
}

/** By year; whoever may brings a post back. */
export const Archive: Story = {
  args: { address: '/community/quality-and-safety/archive' },
  parameters: { world: asMarco },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Bring back/ })[0]).toBeVisible())
  },
}

export const ArchiveInGerman: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/archive' },
  parameters: { world: asMarco },
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: showsTable('Archiv von Quality and safety', 'Archiviert'),
}

export const ArchiveInGreek: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/archive' },
  parameters: { world: asMarco },
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: showsTable('Αρχείο: Quality and safety', 'Αρχειοθέτηση'),
}

/** An archived one: by whom, when and why, readable, and nothing to write or join. */
export const Archived: Story = {
  args: { address: '/community/altes-presswerk' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Marco Bianchi archived this community on/)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByText('L’ultima pressa è sul camion')[0]).toBeVisible())
    for (const name of [/^New post/, /^Join/, /^Follow/, /^Bring back/, /^Like/])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const PostsOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/quality-and-safety/posts' },
  parameters: { world: asMarco },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: shows('Zuletzt geändert'),
}

export const ArchivedOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/altes-presswerk/archive' },
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows('Το αρχείο είναι κενό'),
}

/** Who decides has requests, a choice and menus in the narrow column. */
export const MembersOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/shift-leads-torino/members' },
  parameters: { world: asMarco },
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Αποδοχή: Nicolò Villa' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Ενέργειες για Amina Diallo' })).toBeVisible()
  },
}

export const MembersInGerman: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/members' },
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    const members = within(await canvas.findByRole('list', { name: 'Mitglieder' }))
    await expect(members.getAllByText('Moderation')[0]).toBeVisible()
  },
}

export const AboutOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/quality-and-safety/about' },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: shows('Wer mitlesen und beitreten kann'),
}

export const AboutInGreek: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/about' },
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: shows('Ποιοι διαβάζουν και συμμετέχουν'),
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

function showsNextEvent(name: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name }))
    await expect(await next.findByRole('link', { name: /^Evacuation exercise/ })).toBeVisible()
  }
}

/** The table has its name, its last column and its rows. */
function showsTable(name: string, column: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await waitFor(() => expect(within(canvas.getByRole('table', { name })).getAllByRole('link')[0]).toBeVisible())
    await expect(canvas.getByRole('columnheader', { name: column })).toBeVisible()
  }
}
