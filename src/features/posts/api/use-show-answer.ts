import { useQueryClient } from '@tanstack/react-query'

import type { AnsweredEvent } from '@/features/events'

import { patchPost } from '@/features/post-cache'
import { withEvent } from './post-patches'

/** Shows an answer to the event of a post wherever the post is kept, so that card, rail and tab agree. */
export function useShowAnswer(postId: string): (event: AnsweredEvent) => void {
  const queryClient = useQueryClient()
  return (event) => patchPost(queryClient, postId, withEvent(event))
}
