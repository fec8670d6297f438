import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { CircleCheckIcon, Icon } from '@/design-system/icons'
import { TextButton } from '@/design-system/TextButton'
import { useTaskAct } from '@/features/tasks'
import { useUndo } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import styles from './MySpace.module.css'
import type { Done } from './WaitingActions'

export type DoneLineProps = { item: Schemas['WaitingItem']; done: Done; onUndone: () => void }

/** What became of a row, with the way back where there is one. */
export function DoneLine({ item, done, onUndone }: DoneLineProps) {
  const { formatMessage } = useIntl()
  const words =
    done.kind === 'decision'
      ? formatMessage(messages.movedTo, { state: done.state })
      : formatMessage(done.kind === 'task' ? messages.closed : messages.acknowledged)
  return (
    <p className={styles.done}>
      <Icon of={CircleCheckIcon} size="sm" />
      <span>{words}</span>
      {done.kind === 'decision' && done.recordId !== null && item.post && (
        <UndoStep postId={item.post.id} recordId={done.recordId} onUndone={onUndone} />
      )}
      {done.kind === 'task' && item.task && <UndoTask taskId={item.task.id} onUndone={onUndone} />}
    </p>
  )
}

type UndoStepProps = { postId: string; recordId: string; onUndone: () => void }

function UndoStep({ postId, recordId, onUndone }: UndoStepProps) {
  const queryClient = useQueryClient()
  const undo = useUndo(postId)
  async function takeBack() {
    await undo({ id: recordId })
    // The row waits again when the server lists it again, with the token of now.
    await queryClient.invalidateQueries({ queryKey: mySpaceQueries.counts().queryKey })
    onUndone()
  }
  return <UndoButton onPress={() => void takeBack()} />
}

function UndoTask({ taskId, onUndone }: { taskId: string; onUndone: () => void }) {
  const act = useTaskAct(taskId)
  return <UndoButton onPress={() => act.mutate('reopen', { onSuccess: onUndone })} />
}

function UndoButton({ onPress }: { onPress: () => void }) {
  const { formatMessage } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <TextButton ref={button} onClick={onPress}>
      {formatMessage(messages.undo)}
    </TextButton>
  )
}
