/** A step of the workflow that a post goes through. */
export type WorkflowStep = {
  id: string
  name: string
} & (
  | { state: 'done'; by: string; at: string }
  /** `waitingFor` is null when it waits for the reader. */
  | { state: 'current'; since: string; waitingFor: string | null }
  | { state: 'upcoming' }
)

/** Something that the person may do with the post now: "Approve", "Send back". */
export type WorkflowTransition = { id: string; name: string }

/** What is known of a post's workflow. */
export type WorkflowView =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | {
      phase: 'ready'
      steps: readonly WorkflowStep[]
      /** The first is what is expected; none at all for those who may only look. */
      transitions: readonly WorkflowTransition[]
      /** The one that is on its way to the server. */
      busy?: string
    }
