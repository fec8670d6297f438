/** A task of a post, as the card beside it shows it. */
export type Task = {
  id: string
  title: string
  assignee: string
  /** The moment by which it is to be done; null without one. */
  dueAt: string | null
  done: boolean
}

/** What is known of a post's tasks. */
export type TasksView =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | {
      phase: 'ready'
      tasks: readonly Task[]
      /** Whether the person may tick them off. */
      canChange: boolean
    }
