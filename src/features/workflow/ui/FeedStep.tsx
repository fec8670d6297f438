import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { workflowQueries } from '../api/workflow-queries'
import { TransitionButton } from './TransitionButton'
import { UndoButton } from './UndoButton'
import { useStep } from './use-step'
import styles from './Workflow.module.css'

export type FeedStepProps = {
  post: Schemas['PostSummary']
  /** The step that was pressed, and of which state of the post. */
  step: Schemas['NextTransition']
  occToken: string
}

/** Takes the step that was pressed on a card of the feed, and stands there with what can be done then: undo, go on. */
export function FeedStep({ post, step, occToken }: FeedStepProps) {
  const [pressed] = useState({ postId: post.id, occToken, transition: step })
  const { press, isPending } = useStep(pressed)
  const { data } = useQuery({ ...workflowQueries.ofPost(post.id), enabled: false })
  const root = useRef<HTMLDivElement>(null)
  const begun = useRef(false)
  const begin = useEffectEvent(press)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [])
  const next = post.workflow?.nextTransition
  const state = post.workflowState?.id
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <div ref={root} tabIndex={-1} className={styles.line}>
      {data?.lastRecord && <UndoButton postId={post.id} record={data.lastRecord} />}
      {next && post.workflow && (
        <TransitionButton
          key={next.id}
          postId={post.id}
          occToken={post.workflow.occToken}
          transition={next}
          title={post.title}
          busy={isPending}
        />
      )}
    </div>
  )
}
