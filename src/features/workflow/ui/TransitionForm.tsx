import { useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { FormDialog } from '@/design-system/FormDialog'
import { CheckIcon, Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { planningMessages } from '@/features/planning'
import { useSentFiles } from '@/features/sent-files'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { movedMeanwhile, refusalWords } from '../api/refusal'
import { type TransitionToTake, useTransition } from '../api/use-transition'
import { fileMessages, formMessages as messages } from '../messages'
import {
  dataOf,
  errorsOf,
  isFilled,
  NOTHING_FILLED,
  refusedParts,
  unknownRequired,
  valuesOf,
} from '../model/transition-form'
import { noteDelta } from '../model/words'
import { Conditions } from './Conditions'
import { Effects } from './Effects'
import { MovedNotice } from './MovedNotice'
import { TransitionFields } from './TransitionFields'
import { TransitionFiles } from './TransitionFiles'
import { FromTo, PlaceOfPost, type StepPost, TitleOfPost } from './TransitionHead'

const noForm: Schemas['TransitionForm'] = { fields: [], note: 'none', attachments: 'none' }

export type TransitionFormProps = {
  post: StepPost
  workflow: Schemas['PostWorkflow']
  option: Schemas['TransitionOption']
  /** The post is in another state by now. */
  gone: boolean
  onClose: () => void
} & Pick<TransitionToTake, 'onTaken' | 'quiet'>

/** The form of a step, as long as it is open. */
export function TransitionForm({ post, workflow, option, gone, onClose, onTaken, quiet }: TransitionFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { transition, current, allowed } = option
  const { name, toState, direction } = transition
  const form = transition.form ?? noForm
  const {
    value: filled,
    change,
    forget,
  } = useKeptForm({
    address: `/post/${post.id}/transition/${transition.id}`,
    initial: NOTHING_FILLED,
    isValue: isFilled,
    about: { kind: 'form', title: name },
  })
  const onTheWay = useSentFiles({
    postId: post.id,
    purpose: 'transition',
    onSent: ({ fileId, name, sizeBytes }) =>
      change((now) => ({ ...now, files: [...now.files, { fileId, name, sizeBytes }] })),
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [waits, setWaits] = useState(false)
  const step = useTransition({
    postId: post.id,
    transitionId: transition.id,
    quiet,
    onTaken: (result) => {
      forget()
      onClose()
      onTaken?.(result)
    },
    onRefused: (error) => {
      const refused = isApiError(error) ? refusedFields.get(error.code) : undefined
      const pointers = isApiError(error) ? (error.problem?.errors ?? []).map(({ pointer }) => pointer) : []
      const parts = refused ? refusedParts(form, pointers) : []
      setErrors(Object.fromEntries(parts.map((part) => [part, formatMessage(refused ?? messages.fillIn)])))
    },
  })
  const count = Object.keys(errors).length
  const unknown = unknownRequired(form)
  // One's own step ends the state as well, a moment before the form closes.
  const moved = (gone || movedMeanwhile(step.error) !== null) && !step.isPending && !step.isSuccess
  const files = onTheWay.files.length > 0

  function submit() {
    const wrong = errorsOf(form, filled, intl, current)
    setErrors(wrong)
    setWaits(files)
    if (files || Object.keys(wrong).length > 0) return
    const data = dataOf(form, filled, current)
    step.take({
      occToken: workflow.occToken,
      note: noteDelta(filled.note),
      values: valuesOf(form, filled),
      ...(data && { data }),
      ...(filled.files.length > 0 && { fileIds: filled.files.map(({ fileId }) => fileId) }),
    })
  }

  const refusal = step.error && count === 0 && !moved ? formatMessage(refusalWords(step.error)) : null
  return (
    <FormDialog
      size="side"
      place={<PlaceOfPost post={post} />}
      title={intl.formatName(name)}
      subtitle={<TitleOfPost post={post} />}
      closeLabel={formatMessage(messages.close)}
      submitLabel={intl.formatName(name)}
      submitIcon={direction === 'forward' && <Icon of={CheckIcon} />}
      busy={step.isPending}
      busyLabel={formatMessage(messages.sending)}
      blocked={gone || !allowed || unknown !== undefined}
      problem={waits && files ? formatMessage(fileMessages.wait) : refusal}
      errors={errors}
      aside={!moved && <Effects option={option} />}
      onSubmit={submit}
      onClose={onClose}
    >
      {moved ? (
        <MovedNotice postId={post.id} workflow={workflow} />
      ) : (
        <>
          <FromTo workflow={workflow} toState={toState} />
          <Conditions post={post} option={option} />
        </>
      )}
      {count > 0 && (
        <Text role="alert" tone="error" size="sm">
          {formatMessage(messages.missing, { count })}
        </Text>
      )}
      <TransitionFields readers={{ postId: post.id }} {...{ form, filled, current, errors }} onChange={change} />
      {form.attachments !== 'none' && (
        <TransitionFiles
          required={form.attachments === 'required'}
          error={errors['files']}
          sent={filled.files}
          onRemove={(id) => change((now) => ({ ...now, files: now.files.filter(({ fileId }) => fileId !== id) }))}
          onTheWay={onTheWay}
        />
      )}
      {unknown && (
        <Text tone="error" size="sm">
          {formatMessage(messages.unknownField, { label: unknown.label })}
        </Text>
      )}
    </FormDialog>
  )
}

/** Refusals that point at a field of the form. */
const refusedFields = new Map<string, MessageDescriptor>([
  ['required-field-missing', messages.fillIn],
  ['uploaded-file-unknown', messages.fileGone],
  ['end-before-start', planningMessages.endBeforeStart],
  ['assignee-cannot-read', planningMessages.assigneeCannotRead],
])
