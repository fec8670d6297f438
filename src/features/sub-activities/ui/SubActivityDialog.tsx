import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { ConfirmDialog } from '@/features/confirm'
import { useKeptForm } from '@/features/kept-form'
import { nameOf } from '@/features/subjects'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { failureOf, renewSubActivities, subActivityCalls } from '../api/sub-activity-queries'
import { messages } from '../messages'
import { changeOf, differing, emptyFields, type Fields, fieldsOf, isFields, merged } from '../model/fields'
import { SubActivityFields, useFieldWords } from './SubActivityFields'

export type SubActivityDialogProps = {
  postId: string
  /** Null for a new one. */
  one: Schemas['SubActivity'] | null
  states: readonly Schemas['WorkflowState'][]
  onClose: () => void
}

/** Adds or changes a part of the work. What is typed stays on the device until it is sent, also after a conflict. */
export function SubActivityDialog({ postId, one, states, onClose }: SubActivityDialogProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const wordsOf = useFieldWords(states)
  const [key] = useState(randomId)
  const [base, setBase] = useState(one)
  const before = base ? fieldsOf(base) : emptyFields
  const title = formatMessage(one ? messages.editTitle : messages.addTitle)
  const {
    value: mine,
    change,
    forget,
  } = useKeptForm({
    address: `/post/${postId}/subactivities/${one?.id ?? 'new'}`,
    initial: before,
    isValue: isFields,
    about: { kind: 'form', title: one?.title ?? title },
  })
  const [errors, setErrors] = useState<Partial<Record<keyof Fields | 'form', string>>>({})
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const [removing, setRemoving] = useState(false)

  const save = useMutation({
    mutationFn: () => {
      const written = changeOf(before, mine)
      return base
        ? subActivityCalls.change(postId, base.id, { occToken: base.occToken, ...written })
        : subActivityCalls.add(postId, key, { ...written, title: mine.title.trim() })
    },
    onSuccess: () => finish(one ? messages.saved : messages.added),
    onError: (error) => {
      const current = currentOf(error) as Schemas['SubActivity'] | null
      const code = isApiError(error) ? error.code : ''
      if (current) {
        const now = fieldsOf(current)
        const { fields, disputed } = merged(before, mine, now)
        change(fields)
        setBase(current)
        setTheirs(disputed.map((name) => wordsOf(name, now)))
        renewSubActivities(queryClient, postId)
      } else if (code === 'assignee-cannot-read' && mine.assignee) {
        setErrors({ assignee: formatMessage(messages.cannotRead, { name: nameOf(mine.assignee) }) })
      } else if (code === 'end-before-start') {
        setErrors({ expectedEndDate: formatMessage(messages.endBeforeStart) })
      } else setErrors({ form: formatMessage(failureOf(error)) })
    },
  })
  const remove = useMutation({
    mutationFn: () => subActivityCalls.remove(postId, one?.id ?? ''),
    onSuccess: () => finish(messages.removed),
    onError: (error) => {
      setRemoving(false)
      setErrors({ form: formatMessage(failureOf(error)) })
    },
  })

  function finish(words: (typeof messages)['saved']) {
    forget()
    renewSubActivities(queryClient, postId)
    tip({ severity: 'success', title: words })
    onClose()
  }

  function submit() {
    const { expectedStartDate: start, expectedEndDate: end } = mine
    if (mine.title.trim() === '') setErrors({ title: formatMessage(messages.titleMissing) })
    else if (start && end && end < start) setErrors({ expectedEndDate: formatMessage(messages.endBeforeStart) })
    else if (base && differing(before, mine).length === 0) onClose()
    else save.mutate()
  }

  if (removing && one)
    return (
      <ConfirmDialog
        title={formatMessage(messages.removeQuestion, { title: one.title })}
        description={formatMessage(messages.removeText)}
        confirmLabel={formatMessage(messages.remove)}
        cancelLabel={formatMessage(messages.cancel)}
        tone="destructive"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setRemoving(false)}
      />
    )
  return (
    <FormDialog
      size="lg"
      title={title}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.sending)}
      problem={errors.form}
      errors={errors}
      aside={
        one && (
          <Button variant="plain" onClick={() => setRemoving(true)}>
            {formatMessage(messages.remove)}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        forget()
        onClose()
      }}
    >
      {base !== one && (
        <div role="alert">
          <Text weight="strong">{formatMessage(messages.conflict)}</Text>
          {theirs.map((words) => (
            <Text key={words} size="sm">
              {words}
            </Text>
          ))}
        </div>
      )}
      <SubActivityFields
        postId={postId}
        fields={mine}
        states={states}
        errors={errors}
        onChange={(part) => {
          setErrors({})
          change({ ...mine, ...part })
        }}
      />
    </FormDialog>
  )
}
