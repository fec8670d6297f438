import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { textToDelta } from '@/features/comments'
import { useKeptForm } from '@/features/kept-form'
import { type ChosenPost, PostPicker } from '@/features/post-picker'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { failureOf, refusedOf } from '../api/task-refusals'
import { renewTasks } from '../api/task-queries'
import { useSteps } from '../api/use-steps'
import { actMessages, detailMessages, formMessages as messages, messages as words } from '../messages'
import { expirationOf, isOverdue } from '../model/due'
import { emptyFields, isTaskFields, monitorIdsOf, type TaskFields as Fields } from '../model/task-form'
import { cannotReadInWords } from '../model/words'
import { TaskFields } from './TaskFields'

export type NewTaskDialogProps = {
  /** The post at which it hangs; without one it is chosen here. */
  post: ChosenPost | null
  /** The steps of that post that can wait for it; those of a post that is chosen here are asked for. */
  steps?: readonly Schemas['TaskStep'][]
  onClose: () => void
}

type Written = { fields: Fields; assignees: Schemas['Assignee'][]; post: ChosenPost | null }

const isWritten = (kept: unknown): kept is Written =>
  typeof kept === 'object' && kept !== null && 'fields' in kept && isTaskFields(kept.fields) && 'assignees' in kept

/** Makes a task for everybody who is named. What is written is kept until it is made, or thrown away. */
export function NewTaskDialog({ post, steps, onClose }: NewTaskDialogProps) {
  const intl = useIntl()
  const { formatMessage, timeZone } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key, setKey] = useState(randomId)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const initial: Written = { fields: emptyFields(timeZone), assignees: [], post }
  const { value, change, forget } = useKeptForm({
    address: post ? `/post/${post.id}/tasks/new` : '/tasks/new',
    initial,
    isValue: isWritten,
    about: { kind: 'form', title: formatMessage(words.newTask) },
  })
  const { fields, assignees } = value
  const chosen = post ?? value.post
  const readers = chosen ? { postId: chosen.id } : {}
  const stepsOfChosen = useSteps(post ? null : value.post)

  const make = useMutation({
    mutationFn: (postId: string) =>
      unwrap(
        api.POST('/internal/v2/communication/posts/{postId}/tasks', {
          params: { path: { postId }, header: { 'Idempotency-Key': key } },
          body: {
            title: fields.title.trim(),
            description: fields.description.trim() === '' ? null : textToDelta(fields.description, []),
            assignees,
            ...expirationOf(fields.due),
            remindBefore: [...fields.remindBefore],
            priority: fields.priority || null,
            requiredForId: fields.requiredFor?.transitionId ?? null,
            // Without any the server knows who is to follow it.
            ...(fields.monitors.length > 0 && { monitorIds: monitorIdsOf(fields) }),
          },
        }),
      ),
    onSuccess: ({ tasks }, postId) => {
      forget()
      renewTasks(queryClient, postId)
      tip({ severity: 'success', title: messages.made, translateParams: { count: tasks.length } })
      onClose()
    },
    onError: (error) => setErrors(refusalOf(error)),
  })

  function refusalOf(error: unknown): Record<string, string> {
    const code = isApiError(error) ? error.code : ''
    if (code === 'expiration-past') return { due: formatMessage(messages.duePast) }
    if (code === 'assignee-cannot-read') {
      const monitors = refusedOf(error, '/monitorIds/', fields.monitors)
      const refused = refusedOf(error, '/assignees/', assignees)
      if (monitors.length + refused.length > 0)
        return {
          ...(monitors.length > 0 && { monitors: cannotReadInWords(monitors, intl) }),
          ...(refused.length > 0 && { assignee: cannotReadInWords(refused, intl) }),
        }
    }
    if (code === 'task-forbidden') return { form: formatMessage(messages.mayNotCreate) }
    return { form: formatMessage(failureOf(error)) }
  }

  function put(part: Partial<Written>) {
    setErrors({})
    setKey(randomId())
    change((written) => ({ ...written, ...part }))
  }

  function submit() {
    const wrong: Record<string, string> = {}
    if (fields.title.trim() === '') wrong['title'] = formatMessage(messages.titleMissing)
    if (!chosen) wrong['post'] = formatMessage(messages.postMissing)
    if (isOverdue(expirationOf(fields.due), Date.now())) wrong['due'] = formatMessage(messages.duePast)
    setErrors(wrong)
    if (chosen && Object.keys(wrong).length === 0) make.mutate(chosen.id)
  }

  return (
    <FormDialog
      size="side"
      title={formatMessage(words.newTask)}
      subtitle={post?.title}
      closeLabel={formatMessage(detailMessages.close)}
      submitLabel={formatMessage(messages.create)}
      cancelLabel={formatMessage(actMessages.discard)}
      busy={make.isPending}
      busyLabel={formatMessage(detailMessages.sending)}
      problem={errors['form']}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        forget()
        onClose()
      }}
    >
      {!post && (
        <PostPicker
          label={formatMessage(messages.post)}
          value={value.post}
          error={errors['post']}
          onValueChange={(next) => put({ post: next, fields: { ...fields, requiredFor: null } })}
        />
      )}
      <TaskFields
        fields={fields}
        errors={errors}
        readers={readers}
        steps={post ? (steps ?? []) : stepsOfChosen}
        assignee={
          <SubjectsPicker
            label={formatMessage(messages.assignees)}
            description={formatMessage(messages.assigneesHint)}
            readers={readers}
            value={assignees}
            error={errors['assignee']}
            onValueChange={(next) => put({ assignees: next })}
          />
        }
        onChange={(part) => put({ fields: { ...fields, ...part } })}
      />
    </FormDialog>
  )
}
