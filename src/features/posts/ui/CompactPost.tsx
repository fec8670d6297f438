import type { ReactNode } from 'react'
import type { Schemas } from '@/api'

import { PostCard } from './PostCard'

export type CompactPostProps = {
  post: Schemas['PostSummary']
  /** Below it, in its card. */
  footer: ReactNode
}

/** A post in a few lines, in a list of posts that the person knows. */
export function CompactPost({ post, footer }: CompactPostProps) {
  return <PostCard compact post={post} footer={footer} />
}
