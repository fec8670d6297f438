import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { examples } from '@/api/examples.gen'
import { paths } from '@/shared/routes'

import { PostCard } from './PostCard'

const posts = examples.listPosts.firstPage.posts
const first = posts[0] as (typeof posts)[number]
const called = (id: string) => posts.find((post) => post.id === id) ?? first

const meta = {
  title: 'Features/Posts/Card',
  component: PostCard,
  decorators: [(Story) => <div style={{ maxInlineSize: '42.5rem' }}>{Story()}</div>],
  args: { post: first, onLikeToggle: fn(), onBookmarkToggle: fn() },
} satisfies Meta<typeof PostCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LikedAndKept: Story = { args: { post: { ...first, likedByMe: true, bookmarkedByMe: true } } }
export const TextAlone: Story = {
  args: {
    post: {
      ...called('p-1039'),
      coverImageUrl: null,
      imagesCount: 0,
      workflowState: null,
      likesCount: 0,
      commentsCount: 0,
    },
  },
}
/** A single picture stands beside the words. */
export const CoverBesideTheWords: Story = { args: { post: called('p-1039') } }
/** Its place stays where the picture does not come. */
export const CoverThatDoesNotCome: Story = {
  args: { post: { ...first, coverImageUrl: 'data:,' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-place] img')).toBeNull())
    await expect(canvasElement.querySelector<HTMLElement>('[data-place]')?.offsetHeight).toBeGreaterThan(200)
  },
}
/** As the feed shows what was read before. */
export const ReadBefore: Story = { args: { compact: true, post: { ...called('p-1036'), read: true } } }
export const ReadBeforeWithoutCover: Story = { args: { compact: true, post: called('p-967') } }
export const Event: Story = { args: { post: called('p-1015') } }
export const Replaced: Story = {
  tags: ['no-visual'],
  args: {
    post: {
      ...called('p-1015'),
      replacedBy: {
        id: first.id,
        number: first.number,
        title: first.title,
        language: 'en',
        community: first.community,
      },
    },
  },
  play: async ({ canvas }) => {
    const newer = await canvas.findByRole('link', { name: first.title })
    await expect(newer).toHaveAttribute('href', paths.post(first.id))
  },
}
export const DeletedHashtag: Story = { args: { post: called('p-967') } }
export const LongGermanTitle: Story = { args: { post: called('p-1033') }, globals: { language: 'de' } }
export const Greek: Story = { args: { post: called('p-1030') }, globals: { language: 'el' } }
export const Narrow: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
export const ReadBeforeNarrow: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { compact: true, post: { ...called('p-1036'), read: true } },
}
