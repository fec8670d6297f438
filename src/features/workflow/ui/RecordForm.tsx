import { useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { useIntl } from '@/shared/i18n'
import { refusalWords } from '../api/refusal'
import { useEditRecord } from '../api/use-edit-record'
import { formMessages as messages, messages as words } from '../messages'
import { dataOf, errorsOf, filledOf, isFilled, type Planned, valuesOf } from '../model/transition-form'
import { noteDelta, plainNote } from '../model/words'
import { TransitionFields } from './TransitionFields'
import { PlaceOfPost } from './TransitionHead'
import styles from './Workflow.module.css'

export type RecordFormProps = {
  post: Schemas['PostSummary']
  /** As it stands now, also when somebody else changes it meanwhile. */
  record: Schemas['TransitionRecord']
  form: Schemas['TransitionForm']
  /** What the post is planned with. */
  current: Planned
  onClose: () => void
}

/** The form of a decision of the past. What was typed stays when somebody else was faster. */
export function RecordForm({ post, record, form, current, onClose }: RecordFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [token, setToken] = useState(record.occToken)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const now = plainNote(record.note)
  const recorded = filledOf(form, now, record.values)
  const {
    value: filled,
    change,
    forget,
  } = useKeptForm({
    address: `/post/${post.id}/transition/${record.id}/edit`,
    initial: recorded,
    isValue: isFilled,
    about: { kind: 'form', title: record.transition.name },
  })
  const { mutate, isPending, error } = useEditRecord(post.id, record.id, {
    onSaved: () => {
      forget()
      onClose()
    },
    onNewer: ({ occToken }) => setToken(occToken),
  })

  function submit() {
    const wrong = errorsOf({ ...form, attachments: 'none' }, filled, intl, current)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const data = dataOf(form, filled, current)
    mutate({ occToken: token, note: noteDelta(filled.note), values: valuesOf(form, filled), ...(data && { data }) })
  }

  function problem(): string | null {
    if (!error) return null
    const newer = currentOf(error) as Schemas['TransitionRecord'] | null
    if (newer) {
      const { fullName } = newer.edits.at(-1)?.by ?? newer.by
      return formatMessage(messages.editConflict, { name: intl.formatName(fullName) })
    }
    const isClosed = isApiError(error) && error.code === 'record-closed'
    return formatMessage(isClosed ? messages.editClosed : refusalWords(error))
  }

  return (
    <FormDialog
      size="side"
      place={<PlaceOfPost post={post} />}
      title={formatMessage(words.edit)}
      subtitle={intl.formatName(record.transition.name)}
      closeLabel={formatMessage(messages.close)}
      submitLabel={formatMessage(messages.save)}
      busy={isPending}
      busyLabel={formatMessage(messages.saving)}
      problem={problem()}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <TransitionFields
        readers={{ postId: post.id }}
        {...{ form, filled, current, errors }}
        recorded={recorded.values}
        onChange={change}
      />
      {now !== '' && now !== filled.note.trim() && (
        <Text size="sm" tone="muted" className={styles.note}>
          {formatMessage(messages.was, { text: now })}
        </Text>
      )}
    </FormDialog>
  )
}
