import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type Schemas, unwrap } from '@/api'
import { Button } from '@/design-system/Button'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { canSend, CommentFieldView, type MentionedPerson, PersonalComment, textToDelta } from '@/features/comments'
import { useKeptForm } from '@/features/kept-form'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { taskQueries } from '../api/task-queries'
import { failureOf } from '../api/task-refusals'
import { detailMessages as messages, messages as words } from '../messages'

type Comment = Schemas['Comment']

/** What people say about a task. A text that could not be sent stays in its field. */
export function TaskComments({ task }: { task: Schemas['Task'] }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const conversation = {
    postId: task.post.id,
    listKey: taskQueries.comments(task.id).queryKey,
    onDeleted: () => renewComments(queryClient, task.id),
  }
  const query = useInfiniteQuery(taskQueries.comments(task.id))
  return (
    <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.commentsFailed }} level={3}>
      {({ pages }) => {
        const comments = pages.flatMap((page) => page.comments)
        const people = peopleAround(task, comments)
        return (
          <Stack gap={4}>
            {comments.length === 0 && <Text tone="muted">{formatMessage(messages.noComments)}</Text>}
            {comments.map((comment) => (
              <PersonalComment key={comment.id} conversation={conversation} comment={comment} people={people} />
            ))}
            {query.hasNextPage && (
              <div>
                <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {formatMessage(words.showMore)}
                </Button>
              </div>
            )}
            {task.canComment ? (
              <WriteComment task={task} people={people} />
            ) : (
              <Text tone="muted">{formatMessage(messages.commentsClosed)}</Text>
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}

const isText = (kept: unknown): kept is string => typeof kept === 'string'

function WriteComment({ task, people }: { task: Schemas['Task']; people: MentionedPerson[] }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const { value, change, forget } = useKeptForm({
    address: `/tasks/${task.id}/comment`,
    initial: '',
    isValue: isText,
    about: { kind: 'comment', title: task.title },
  })
  // A second try with the same key writes nothing twice.
  const [clientKey, setClientKey] = useState(randomId)
  const send = useMutation({
    mutationFn: (text: string) =>
      unwrap(
        api.POST('/internal/v2/communication/tasks/{taskId}/comments', {
          params: { path: { taskId: task.id } },
          body: { content: textToDelta(text, people), clientKey },
        }),
      ),
    onSuccess: () => {
      forget()
      setClientKey(randomId())
      renewComments(queryClient, task.id)
    },
  })
  return (
    <CommentFieldView
      text={value}
      onTextChange={(text) => {
        if (send.isError) send.reset()
        change(() => text)
      }}
      onSubmit={() => !send.isPending && send.mutate(value)}
      canSubmit={canSend(value) && !send.isPending}
      failure={send.error ? formatMessage(failureOf(send.error)) : undefined}
    />
  )
}

/** Asks again for the comments of a task and what counts them. */
function renewComments(queryClient: QueryClient, taskId: string): void {
  for (const queryKey of [taskQueries.task(taskId).queryKey, taskQueries.lists])
    void queryClient.invalidateQueries({ queryKey })
}

/** Those whose names after an @ become mentions: who has to do with the task. */
function peopleAround(task: Schemas['Task'], comments: readonly Comment[]): MentionedPerson[] {
  const { assignee, createdBy, monitors } = task
  const people = [
    ...(assignee?.type === 'user' ? [assignee.user] : []),
    createdBy,
    ...monitors,
    ...comments.map(({ author }) => author),
  ]
  return [...new Map(people.map(({ id, fullName }) => [id, { id, name: fullName }])).values()]
}
