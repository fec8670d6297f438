import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { OverlayRequestOf } from '@/shared/overlays'
import { HashtagInfoDialog } from './HashtagInfoDialog'

const hashtag = (hashtagId: string, name = hashtagId): OverlayRequestOf<'hashtagInfo'> => ({
  overlay: 'hashtagInfo',
  hashtagId,
  name,
})

/** The dialog lies beside the story's own place. */
const shows =
  (words: string | RegExp): NonNullable<StoryObj['play']> =>
  async () => {
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
  }
const showsBoxes: NonNullable<StoryObj['play']> = async () => {
  await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toBeVisible())
}

const meta = {
  title: 'Features/Hashtag info',
  component: HashtagInfoDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  args: { request: hashtag('safety'), onClose: fn() },
  play: showsBoxes,
} satisfies Meta<typeof HashtagInfoDialog>

export default meta
type Story = StoryObj<typeof meta>

export const UsedOften: Story = {}

export const UsedOnce: Story = { args: { request: hashtag('nearmiss') } }

export const NothingChosen: Story = {
  play: async (context) => {
    await showsBoxes(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}

export const Chosen: Story = {
  play: async (context) => {
    await showsBoxes(context)
    await context.userEvent.click(screen.getByRole('checkbox', { name: 'Posts' }))
    await context.userEvent.click(screen.getByRole('checkbox', { name: 'Media' }))
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

export const Deleted: Story = {
  args: { request: hashtag('oldchecklist') },
  play: shows(/^This hashtag was deleted/),
}

export const CommunityWithoutHashtags: Story = {
  args: { request: hashtag('lunch') },
  play: shows(/^Hashtags are turned off in this community/),
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/instances-count': 'never' } } },
  play: shows('#safety'),
}

export const LongGerman: Story = {
  args: { request: hashtag('ausbildung') },
  globals: { language: 'de' },
}

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  args: { request: hashtag('asfaleia', 'ασφάλεια') },
  globals: { language: 'el', viewport: { value: 'phone' } },
}
