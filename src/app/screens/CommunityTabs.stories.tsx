import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Community tabs',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/community/quality-and-safety/files' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
  }

/** A list, or a choice, of that name has something in it. */
const listed =
  (role: 'list' | 'radiogroup', name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const list = await canvas.findByRole(role, { name })
    const entries = () => within(list).getAllByRole(role === 'list' ? 'listitem' : 'radio')
    await waitFor(() => expect(entries()[0]).toBeVisible())
  }

const failing = (path: string) => ({ world: { seed: 'default', troubles: { [path]: 500 } } })

/** Pictures and videos, as many as the choice above says. */
export const Files: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Media' })
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(13))
    await expect(canvas.getByRole('radio', { name: 'Media 13' })).toBeChecked()
  },
}

/** Documents with their version and their post. */
export const Documents: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/files?kind=document' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Documents' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(11))
    await expect(canvas.getByRole('button', { name: 'Version 3: all versions of report-line4.pdf' })).toBeVisible()
  },
}

export const NoFiles: Story = {
  tags: ['no-visual'],
  args: { address: '/community/works-council/files' },
  play: shows('No pictures or videos yet'),
}

export const FilesFailed: Story = {
  tags: ['no-visual'],
  parameters: failing('/files'),
  play: shows('Couldn’t load this'),
}

/** An answer is given, and changed, in the row. */
export const Events: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/events' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Events' })
    await waitFor(() => expect(within(list).getByRole('radio', { name: 'Yes' })).toBeChecked())
    await userEvent.click(within(list).getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(within(list).getByRole('radio', { name: 'No' })).toBeChecked())
  },
}

export const NoEvents: Story = {
  tags: ['no-visual'],
  args: { address: '/community/it-service-desk/events' },
  play: shows('No upcoming events'),
}

export const Hashtags: Story = {
  tags: ['no-visual'],
  args: { address: '/community/quality-and-safety/hashtags' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Hashtags' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Follow #lessons' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unfollow #lessons' })).toBeVisible())
  },
}

/** A community that has switched its hashtags off has no such tab; its address says why, and leads to the feed. */
export const HashtagsDisabled: Story = {
  tags: ['no-visual'],
  args: { address: '/community/people-and-places/hashtags' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Hashtags' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('tab', { name: 'Feed', selected: true })).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: /^Hashtags/ })).toBeNull()
  },
}

/** The communities are a filter, with what is unread in each. */
export const MyFeed: Story = {
  args: { address: '/communities/feed' },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('radiogroup', { name: 'My communities' })
    await waitFor(() => expect(within(choice).getAllByRole('radio')).toHaveLength(5))
    const [, ...own] = within(choice).getAllByRole('radio')
    await expect(own.map((one) => one.closest('label')?.textContent?.match(/\d+/)?.[0])).toEqual(['2', '2', '1', '1'])
    await userEvent.click(within(choice).getByRole('radio', { name: /^Learning corner/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Unanswered' }))
    await waitFor(() => expect(canvas.getAllByText(/reading group on colour/)[0]).toBeVisible())
  },
}

/** What is in the archive of one's communities, by its address. */
export const MyFeedArchive: Story = {
  tags: ['no-visual'],
  args: { address: '/communities/feed?filter=archive' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Archive' })).toBeChecked())
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toBeVisible())
  },
}

/** A community to which the person does not belong is taken out of the address. */
export const UnknownCommunity: Story = {
  tags: ['no-visual'],
  args: { address: '/communities/feed?in=people-and-places' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^All my communities/ })).toBeChecked())
  },
}

export const NothingToRead: Story = {
  tags: ['no-visual'],
  args: { address: '/communities/feed' },
  parameters: { world: 'empty' },
  play: shows('Communities that you join appear here.'),
}

export const MyFeedFailed: Story = {
  tags: ['no-visual'],
  args: { address: '/communities/feed?filter=archive' },
  parameters: failing('/communication/posts'),
  play: shows('Couldn’t load this'),
}

export const FilesOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => void (await canvas.findByRole('list', { name: 'Medien' })),
}

export const MyFeedOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/communities/feed' },
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => void (await canvas.findByRole('radiogroup', { name: 'Οι κοινότητές μου' })),
}

export const EventsOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/quality-and-safety/events' },
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Εκδηλώσεις' }))
    await expect(await list.findByRole('radio', { name: 'Ναι' })).toBeChecked()
  },
}

export const HashtagsOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/community/quality-and-safety/hashtags' },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Am häufigsten' })).toBeChecked()
    await expect((await canvas.findAllByText(/-mal verwendet, zuletzt/))[0]).toBeVisible()
  },
}

export const DocumentsInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  args: { address: '/community/quality-and-safety/files?kind=document' },
  play: listed('list', 'Έγγραφα'),
}

export const EventsInGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  args: { address: '/community/quality-and-safety/events' },
  play: listed('list', 'Termine'),
}

export const EventsOnAPhoneInGreek: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/community/quality-and-safety/events' },
  play: listed('list', 'Εκδηλώσεις'),
}

export const HashtagsInGreek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  args: { address: '/community/quality-and-safety/hashtags' },
  play: listed('list', 'Hashtag'),
}

export const HashtagsOnAPhoneInGerman: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { address: '/community/quality-and-safety/hashtags' },
  play: listed('list', 'Hashtags'),
}

export const MyFeedInGerman: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  args: { address: '/communities/feed' },
  play: listed('radiogroup', 'Meine Communities'),
}

export const MyFeedOnAPhoneInGreek: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { address: '/communities/feed' },
  play: listed('radiogroup', 'Οι κοινότητές μου'),
}
