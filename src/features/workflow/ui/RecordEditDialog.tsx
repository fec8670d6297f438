import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, currentOf, isApiError, type Schemas, unwrap } from '@/api'
import { Dialog } from '@/design-system/Dialog'
import { FormDialog } from '@/design-system/FormDialog'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { failureOf } from '../api/use-transition'
import { workflowQueries } from '../api/workflow-queries'
import { formMessages as messages, messages as words } from '../messages'
import { errorsOf, filledOf, isFilled, recordedForm, valuesOf } from '../model/transition-form'
import { noteDelta, plainNote } from '../model/words'
import { TransitionFields } from './TransitionFields'
import styles from './Workflow.module.css'

export type RecordEditDialogProps = { postId: string; recordId: string; onClose: () => void }

/** Changes what was written with a decision, as long as the post has not moved on. */
export function RecordEditDialog({ postId, recordId, onClose }: RecordEditDialogProps) {
  const { formatMessage } = useIntl()
  const workflow = useQuery(workflowQueries.ofPost(postId))
  const records = useInfiniteQuery(workflowQueries.records(postId))
  const record = records.data?.pages.flatMap((page) => page.records).find(({ id }) => id === recordId)
  const form = useFormOf(postId, record)
  if (record?.canEdit && form) return <EditForm {...{ postId, record, form, onClose }} />
  const waiting = (records.isPending && !records.error) || (workflow.isPending && !workflow.error)
  return (
    <Dialog title={formatMessage(words.edit)} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      {waiting || (record?.canEdit && !form) ? <Skeleton /> : <Text>{formatMessage(messages.editClosed)}</Text>}
    </Dialog>
  )
}

/** The form of the transition that a record tells of. */
function useFormOf(postId: string, record: Schemas['TransitionRecord'] | undefined) {
  const { data } = useQuery({
    queryKey: [...workflowQueries.all, 'option', postId, record?.transition.id] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/internal/v2/communication/posts/{postId}/workflow/transitions/{transitionId}', {
          params: { path: { postId, transitionId: record?.transition.id ?? '' } },
          signal,
        }),
      ),
    enabled: record !== undefined,
  })
  return data?.transition.form && recordedForm(data.transition.form)
}

type EditFormProps = {
  postId: string
  record: Schemas['TransitionRecord']
  form: Schemas['TransitionForm']
  onClose: () => void
}

function EditForm({ postId, record, form, onClose }: EditFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [before] = useState(record)
  const [token, setToken] = useState(record.occToken)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const initial = filledOf(form, plainNote(before.note), before.values)
  const {
    value: filled,
    change,
    forget,
  } = useKeptForm({
    address: `/post/${postId}/transition/${record.id}/edit`,
    initial,
    isValue: isFilled,
    about: { kind: 'form', title: record.transition.name },
  })
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        api.PUT('/internal/v2/communication/posts/{postId}/workflow/records/{recordId}', {
          params: { path: { postId, recordId: record.id } },
          body: { occToken: token, note: noteDelta(filled.note), values: valuesOf(form, filled) },
        }),
      ),
    onSuccess: () => {
      forget()
      void queryClient.invalidateQueries({ queryKey: workflowQueries.all })
      tip({ severity: 'success', title: messages.saved })
      onClose()
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : ''
      const current = currentOf(error) as Schemas['TransitionRecord'] | null
      if (current) {
        setToken(current.occToken)
        const by = current.edits.at(-1)?.by ?? current.by
        setProblem(formatMessage(messages.editConflict, { name: by.fullName }))
      } else setProblem(formatMessage(code === 'record-closed' ? messages.editClosed : failureOf(error)))
    },
  })

  function submit() {
    const wrong = errorsOf(form, filled, intl)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) save.mutate()
  }

  const now = plainNote(record.note)
  return (
    <FormDialog
      title={formatMessage(words.edit)}
      subtitle={record.transition.name}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.sending)}
      problem={problem}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <TransitionFields form={form} filled={filled} errors={errors} onChange={change} />
      {now !== '' && now !== filled.note.trim() && (
        <Text size="sm" tone="muted" className={styles.note}>
          {formatMessage(messages.was, { text: now })}
        </Text>
      )}
    </FormDialog>
  )
}
