import { useQueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn } from 'storybook/test'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { postQueries } from '../api/post-queries'
import { asFetched } from '../model/feed-post'
import { FeedFrame } from '../ui/FeedFrame'
import { PostCard } from '../ui/PostCard'
import { FeedNews } from './FeedNews'

const page = examples.listPosts.firstPage
const [first, second, third] = page.posts
if (!first || !second || !third) throw new Error('The example has too few posts')

type FeedWithNewsProps = { shown: Schemas['PostPage']; fresh: Schemas['PostPage'] }

/** A feed as it was loaded, and as the server has it now. */
function FeedWithNews({ shown, fresh }: FeedWithNewsProps) {
  return (
    <Kept shown={shown} fresh={fresh}>
      <FeedFrame
        firstName="Giulia"
        author={first?.author}
        filter="latest"
        onFilterChange={fn()}
        unreadCount={7}
        news={<FeedNews filter="latest" />}
      >
        {shown.posts.slice(0, 1).map((post) => (
          <PostCard key={post.id} post={post} onLikeToggle={fn()} onBookmarkToggle={fn()} />
        ))}
      </FeedFrame>
    </Kept>
  )
}

function Kept({ shown, fresh, children }: FeedWithNewsProps & { children: ReactNode }) {
  const queryClient = useQueryClient()
  useState(() => {
    const list = { pages: [asFetched(shown)], pageParams: [null] }
    queryClient.setQueryData(postQueries.list('latest').queryKey, list, { updatedAt: Date.now() - 1 })
    queryClient.setQueryData(postQueries.newest('latest').queryKey, asFetched(fresh), { updatedAt: Date.now() })
  })
  return children
}

const meta = {
  title: 'Features/Posts/New posts',
  component: FeedWithNews,
  args: { shown: { ...page, posts: page.posts.slice(2) }, fresh: page },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /2/ })).toBeVisible()
  },
} satisfies Meta<typeof FeedWithNews>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const Greek: Story = { globals: { language: 'el' } }
export const Narrow: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
export const AWholePage: Story = {
  args: { shown: { ...page, posts: page.posts.slice(-1) }, fresh: { ...page, posts: [first, second, third] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More than 3 new posts' })).toBeVisible()
  },
}
export const Nothing: Story = {
  args: { shown: page },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /new post/ })).toBeNull()
  },
}
