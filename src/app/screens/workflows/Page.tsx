import { TransitionButton } from '@/features/workflow'
import { WorkflowsView } from '@/features/workflow-list'

/** Posts in workflows, and the workflows themselves; each post with the steps that the person can take. */
export function Page() {
  return (
    <WorkflowsView
      actions={({ post, inWorkflow, transitions }) =>
        transitions.map((transition) => (
          <TransitionButton
            key={transition.id}
            postId={post.id}
            title={post.title}
            occToken={inWorkflow.occToken}
            transition={transition}
          />
        ))
      }
    />
  )
}
