import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { Button } from '@/design-system/Button'
import { FormDialog } from '@/design-system/FormDialog'
import { useNow } from '@/design-system/RelativeTime'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { deltaToText, textToDelta } from '@/features/comments'
import { useKeptForm } from '@/features/kept-form'
import { priorityWords } from '@/features/planning'
import { nameOf } from '@/features/subjects'
import { SubjectPicker } from '@/features/subject-picker'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { currentTask, failureOf, refusedOf } from '../api/task-refusals'
import { showTask } from '../api/task-queries'
import { detailMessages, formMessages as messages, messages as words } from '../messages'
import { expirationOf, isOverdue } from '../model/due'
import {
  changeOf,
  type FieldName,
  fieldsOf,
  isTaskFields,
  merge,
  type TaskFields as Fields,
  withField,
} from '../model/task-form'
import { cannotReadInWords, dueInFull, reminderInWords } from '../model/words'
import { TaskFields } from './TaskFields'

type Task = Schemas['Task']

/** What is written, and of what it is a change: the task may have moved on by the time the form is opened again. */
type Written = { base: Task; fields: Fields }

const isWritten = (kept: unknown): kept is Written =>
  typeof kept === 'object' && kept !== null && 'base' in kept && 'fields' in kept && isTaskFields(kept.fields)

/** Changes a task. Where somebody else was faster, theirs stands beside mine by field, and nothing typed is lost. */
export function EditTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const intl = useIntl()
  const { formatMessage, timeZone } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const read = (one: Task) => fieldsOf(one, deltaToText(one.description ?? { ops: [] })?.text ?? '', timeZone)
  const { value, change, forget } = useKeptForm<Written>({
    address: `/tasks/${task.id}/edit`,
    initial: { base: task, fields: read(task) },
    isValue: isWritten,
    about: { kind: 'form', title: task.title },
  })
  const { base, fields: mine } = value
  const described = deltaToText(base.description ?? { ops: [] })
  const before = read(base)
  const [disputed, setDisputed] = useState<{ theirs: Fields; names: readonly FieldName[] } | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const now = useNow().getTime()
  // Of one that was over before, whoever edits knows.
  const isMoved = changeOf(before, mine, () => null).expiration !== undefined

  const save = useMutation({
    mutationFn: () => {
      const describe = (text: string) => (text.trim() === '' ? null : textToDelta(text, described?.people ?? []))
      return unwrap(
        api.PATCH('/internal/v2/communication/tasks/{taskId}', {
          params: { path: { taskId: task.id } },
          body: { occToken: base.occToken, ...changeOf(before, mine, describe) },
        }),
      )
    },
    onSuccess: (saved) => {
      forget()
      showTask(queryClient, saved)
      tip({ severity: 'success', title: messages.saved })
      onClose()
    },
    onError: (error) => {
      const current = currentTask(error)
      if (current) {
        const theirs = read(current)
        const { merged, disputed: names } = merge(before, mine, theirs)
        change(() => ({ base: current, fields: merged }))
        setDisputed({ theirs, names })
        showTask(queryClient, current)
      } else if (isApiError(error) && error.code === 'assignee-cannot-read') {
        const monitors = refusedOf(error, '/monitorIds/', mine.monitors)
        const isAssignee = monitors.length === 0 || refusedOf(error, '/assignee', [mine.assignee]).length > 0
        setErrors({
          ...(monitors.length > 0 && { monitors: cannotReadInWords(monitors, intl) }),
          ...(isAssignee && mine.assignee && { assignee: cannotReadInWords([mine.assignee], intl) }),
        })
      } else setErrors({ form: formatMessage(failureOf(error)) })
    },
  })

  function put(part: Partial<Fields>) {
    setErrors({})
    change((written) => ({ ...written, fields: { ...written.fields, ...part } }))
  }

  function submit() {
    if (mine.title.trim() === '') setErrors({ title: formatMessage(messages.titleMissing) })
    else save.mutate()
  }

  return (
    <FormDialog
      size="side"
      title={formatMessage(messages.editTitle)}
      closeLabel={formatMessage(detailMessages.close)}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(detailMessages.cancel)}
      busy={save.isPending}
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
      {disputed && (
        <div role="alert">
          <Stack gap={3}>
            <Text weight="strong">{formatMessage(messages.conflict)}</Text>
            {disputed.names.map((name) => (
              <Stack key={name} gap={1}>
                <Text size="sm">
                  {formatMessage(messages.mineAndTheirs, {
                    field: formatMessage(fieldLabels[name]),
                    mine: inWords(name, mine, intl),
                    theirs: inWords(name, disputed.theirs, intl),
                  })}
                </Text>
                <div>
                  <Button
                    size="sm"
                    aria-label={formatMessage(messages.takeTheirsOf, { field: formatMessage(fieldLabels[name]) })}
                    onClick={() => {
                      change(({ fields, ...of }) => ({ ...of, fields: withField(fields, name, disputed.theirs) }))
                      setDisputed({ ...disputed, names: disputed.names.filter((one) => one !== name) })
                    }}
                  >
                    {formatMessage(messages.takeTheirs)}
                  </Button>
                </div>
              </Stack>
            ))}
          </Stack>
        </div>
      )}
      <TaskFields
        fields={mine}
        errors={errors}
        duePast={isMoved && isOverdue(expirationOf(mine.due), now)}
        readers={{ postId: task.post.id }}
        steps={task.steps ?? []}
        plainDescription={described !== null}
        assignee={
          <SubjectPicker
            label={formatMessage(messages.assignee)}
            readers={{ postId: task.post.id }}
            value={mine.assignee}
            error={errors['assignee']}
            onValueChange={(assignee) => put({ assignee })}
          />
        }
        onChange={put}
      />
    </FormDialog>
  )
}

const fieldLabels = {
  title: messages.titleLabel,
  description: messages.description,
  assignee: messages.assignee,
  due: words.due,
  priority: words.priority,
  remindBefore: messages.reminders,
  monitors: detailMessages.monitors,
  requiredFor: messages.requiredFor,
}

/** What a field says, in one line. */
function inWords(name: FieldName, fields: Fields, intl: PortalIntl): string {
  if (name === 'assignee') return fields.assignee ? nameOf(fields.assignee) : intl.formatMessage(detailMessages.nobody)
  if (name === 'due') return dueInFull(expirationOf(fields.due), intl)
  if (name === 'priority')
    return fields.priority ? priorityWords(fields.priority, intl) : intl.formatMessage(messages.noPriority)
  if (name === 'remindBefore')
    return intl.formatList(fields.remindBefore.map((one) => reminderInWords(one, intl))) || '–'
  if (name === 'monitors') return intl.formatList(fields.monitors.map(nameOf)) || '–'
  if (name === 'requiredFor') return fields.requiredFor?.name ?? '–'
  return fields[name] || '–'
}
