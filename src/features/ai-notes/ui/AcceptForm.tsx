import { type SubmitEvent, Suspense, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { DatePicker } from '@/design-system/DatePicker'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { SubjectPicker } from '@/features/subject-picker'
import { PostPicker } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { failureOf, useAcceptItem } from '../api/note-calls'
import { itemMessages as messages, noteMessages } from '../messages'
import styles from './Notes.module.css'

export type AcceptFormProps = {
  note: Schemas['AiNote']
  item: Schemas['ActionItem']
  onClose: () => void
}

/** Makes a task of an action item: at which post, for whom, and until when. */
export function AcceptForm({ note, item, onClose }: AcceptFormProps) {
  const { formatMessage, timeZone } = useIntl()
  const [post, setPost] = useState<Pick<Schemas['PostRef'], 'id' | 'title'> | null>(note.posts[0] ?? null)
  const [title, setTitle] = useState(item.text)
  const [assignee, setAssignee] = useState<Schemas['Assignee'] | null>(
    item.assignee && { type: 'user', user: item.assignee },
  )
  const [dueDate, setDueDate] = useState(item.dueDate)
  // One key for one form: a second press, or an answer that was lost, makes no second task.
  const [key] = useState(randomId)
  const accept = useAcceptItem(note.id, onClose)
  const code = isApiError(accept.error) ? accept.error.code : null
  const wrong = {
    post: code === 'task-forbidden' || code === 'post-not-found' ? formatMessage(messages.postRefused) : undefined,
    assignee: code === 'assignee-cannot-read' ? formatMessage(messages.cannotRead) : undefined,
    due: code === 'expiration-past' ? formatMessage(messages.dayPast) : undefined,
  }
  const [asked, setAsked] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (!post || title.trim() === '' || accept.isPending) return
    const body = { postId: post.id, title: title.trim(), assignee, dueDate, timeZone }
    accept.mutate({ itemId: item.id, key, body })
  }

  return (
    <form
      noValidate
      aria-label={formatMessage(messages.form, { text: item.text })}
      className={styles.form}
      onSubmit={submit}
    >
      <Stack gap={4}>
        <TextField label={formatMessage(messages.taskTitle)} value={title} maxLength={200} onValueChange={setTitle} />
        <Suspense>
          <PostPicker
            value={post}
            error={asked && !post ? formatMessage(messages.postMissing) : wrong.post}
            onValueChange={setPost}
          />
        </Suspense>
        <SubjectPicker
          label={formatMessage(messages.assignee)}
          readers={post ? { postId: post.id } : {}}
          value={assignee}
          error={wrong.assignee}
          onValueChange={setAssignee}
        />
        <DatePicker
          label={formatMessage(messages.due)}
          value={dueDate}
          error={wrong.due}
          clearLabel={formatMessage(messages.clearDue)}
          onValueChange={setDueDate}
        />
        {accept.error && !wrong.post && !wrong.assignee && !wrong.due && (
          <Text role="alert" size="sm" tone="error">
            {formatMessage(failureOf(accept.error))}
          </Text>
        )}
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="primary" busy={accept.isPending}>
            {formatMessage(messages.create)}
          </Button>
          <Button onClick={onClose}>{formatMessage(noteMessages.cancel)}</Button>
        </Stack>
      </Stack>
    </form>
  )
}
