import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { examples } from '@/api/examples.gen'

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
/** The picture of a single one stands beside the words, and keeps its place where it does not come. */
export const CoverBesideTheWords: Story = { args: { post: called('p-1039') } }
export const CoverThatDoesNotCome: Story = {
  args: { post: { ...first, coverImageUrl: 'data:,' } },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector<HTMLElement>('[data-cover="wide"] > *')?.parentElement
    await waitFor(() => expect(canvasElement.querySelector('[data-cover] img')).toBeNull())
    await expect(cover?.offsetHeight).toBeGreaterThan(200)
  },
}
export const Event: Story = { args: { post: called('p-1015') } }
export const DeletedHashtag: Story = { args: { post: called('p-967') } }
export const LongGermanTitle: Story = { args: { post: called('p-1033') }, globals: { language: 'de' } }
export const Greek: Story = { args: { post: called('p-1030') }, globals: { language: 'el' } }
export const Narrow: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
