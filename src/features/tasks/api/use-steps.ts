import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import type { ChosenPost } from '@/features/post-picker'
import { workflowListQueries } from '@/features/workflow-list'

/**
 * The steps of a post that can wait for its tasks. They are those of its workflow, so that the post need not be asked
 * for: that would mark it as read.
 */
export function useSteps(post: ChosenPost | null): Schemas['TaskStep'][] {
  const workflowId = post?.workflow?.workflowId
  const { data } = useQuery({ ...workflowListQueries.workflow(workflowId ?? ''), enabled: workflowId !== undefined })
  return data?.transitions.map(({ id, name }) => ({ transitionId: id, name })) ?? []
}
