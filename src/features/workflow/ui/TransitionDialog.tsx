import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Dialog } from '@/design-system/Dialog'
import { FormDialog } from '@/design-system/FormDialog'
import { ArrowRightIcon, Icon } from '@/design-system/icons'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { planningMessages } from '@/features/planning'
import { postQueries } from '@/features/posts'
import { useDayTime } from '@/shared/day-time'
import { type MessageDescriptor, type PortalIntl, useIntl } from '@/shared/i18n'
import { failureOf, movedMeanwhile, useTransition } from '../api/use-transition'
import { workflowQueries } from '../api/workflow-queries'
import { formMessages, messages } from '../messages'
import { dataOf, errorsOf, isFilled, NOTHING_FILLED, unknownRequired, valuesOf } from '../model/transition-form'
import { namesOf, noteDelta } from '../model/words'
import { StateChip, TimeInState } from './StandingLine'
import { buttonOf, TransitionButton } from './TransitionButton'
import { OpenTasks } from './OpenTasks'
import { TransitionFields } from './TransitionFields'
import styles from './Workflow.module.css'

const noForm: Schemas['TransitionForm'] = { fields: [], note: 'none', attachments: 'none' }

export type TransitionDialogProps = {
  postId: string
  transitionId: string
  onClose: () => void
  onTaken?: ((result: Schemas['TransitionResult']) => void) | undefined
}

/**
 * A step of a post with what it asks for, what stands in its way and what it brings about. What was written stays when
 * somebody else was faster, when it fails and when the tab dies.
 */
export function TransitionDialog({ postId, transitionId, onClose, onTaken }: TransitionDialogProps) {
  const { formatMessage } = useIntl()
  const post = useQuery(postQueries.detail(postId))
  const { data, error } = useQuery(workflowQueries.ofPost(postId))
  const found = data?.options.find(({ transition }) => transition.id === transitionId)
  // Somebody else may move the post on; the form stays, with what was written in it.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  const option = found ?? kept
  const title = option?.transition.name ?? formatMessage(messages.title)
  const subtitle = post.data && <span lang={post.data.language}>{post.data.title}</span>
  if (data && option)
    return <TransitionForm {...{ postId, title, subtitle, option, onClose, onTaken }} workflow={data} gone={!found} />
  return (
    <Dialog title={title} subtitle={subtitle} closeLabel={formatMessage(formMessages.close)} onClose={onClose}>
      {data ? (
        <Gone postId={postId} workflow={data} />
      ) : error ? (
        <Text role="alert">{formatMessage(messages.failedTitle)}</Text>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}

type TransitionFormProps = {
  postId: string
  title: string
  subtitle: React.ReactNode
  workflow: Schemas['PostWorkflow']
  option: Schemas['TransitionOption']
  /** The post is in another state by now. */
  gone: boolean
  onClose: () => void
  onTaken: TransitionDialogProps['onTaken']
}

function TransitionForm({ postId, title, subtitle, workflow, option, gone, onClose, onTaken }: TransitionFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { transition, effects, blockers, current } = option
  const form = transition.form ?? noForm
  const {
    value: filled,
    change,
    forget,
  } = useKeptForm({
    address: `/post/${postId}/transition/${transition.id}`,
    initial: NOTHING_FILLED,
    isValue: isFilled,
    about: { kind: 'form', title },
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { mutate, isPending, isSuccess, error } = useTransition({ postId, transitionId: transition.id })
  const count = Object.keys(errors).length
  const unknown = unknownRequired(form)
  // One's own step ends the state as well, a moment before the form closes.
  const moved = gone && !isPending && !isSuccess
  const disabled = moved || blockers.length > 0 || unknown !== undefined

  function submit() {
    const wrong = errorsOf(form, filled, intl, current)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const data = dataOf(form, filled, current)
    mutate(
      {
        occToken: workflow.occToken,
        note: noteDelta(filled.note),
        values: valuesOf(form, filled),
        ...(data && { data }),
      },
      {
        onSuccess: (result) => {
          forget()
          onTaken?.(result)
          onClose()
        },
        onError: (refused) => setErrors(errorsOfServer(refused, form, intl)),
      },
    )
  }

  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      closeLabel={formatMessage(formMessages.close)}
      submitLabel={transition.name}
      cancelLabel={formatMessage(formMessages.cancel)}
      busy={isPending}
      busyLabel={formatMessage(formMessages.sending)}
      blocked={disabled}
      problem={error && count === 0 && !movedMeanwhile(error) ? formatMessage(failureOf(error)) : null}
      errors={errors}
      aside={
        <p className={styles.effects}>
          {formatMessage(transition.undoable ? formMessages.notified : formMessages.notifiedNow, {
            count: effects.notifiedCount,
          })}{' '}
          {effects.waitsForNext.length > 0 &&
            formatMessage(formMessages.thenWaitsFor, { names: namesOf(effects.waitsForNext, intl) })}{' '}
          {!transition.undoable && formatMessage(formMessages.cannotUndo)}
        </p>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {moved ? (
        <Gone postId={postId} workflow={workflow} />
      ) : (
        <div className={styles.line}>
          <StateChip state={workflow.state} />
          <Icon of={ArrowRightIcon} />
          <StateChip state={transition.toState} />
          <Text as="span" size="sm" tone="muted">
            <TimeInState {...workflow} />
          </Text>
        </div>
      )}
      {!moved && <Blockers postId={postId} blockers={blockers} />}
      {count > 0 && (
        <Text role="alert" tone="error" size="sm">
          {formatMessage(formMessages.missing, { count })}
        </Text>
      )}
      <TransitionFields
        form={form}
        filled={filled}
        current={current}
        readers={{ postId }}
        errors={errors}
        onChange={change}
      />
      {unknown && (
        <Text tone="error" size="sm">
          {formatMessage(formMessages.unknownField, { label: unknown.label })}
        </Text>
      )}
    </FormDialog>
  )
}

/** Why a step cannot be taken now, and who can take it. */
function Blockers({ postId, blockers }: { postId: string; blockers: Schemas['Blocker'][] }) {
  const intl = useIntl()
  return blockers.map(({ people = [], ...blocker }) => (
    <div key={blocker.code}>
      <Text weight="strong">{blocker.message}</Text>
      <OpenTasks postId={postId} blocker={blocker} />
      {people.length > 0 && (
        <Text size="sm" tone="muted">
          {intl.formatMessage(messages.canDoThis, {
            names: new Intl.ListFormat(intl.locale, { type: 'disjunction' }).format(
              people.map(({ fullName }) => fullName),
            ),
          })}
        </Text>
      )}
    </div>
  ))
}

/** Who brought the post where it is now, and which steps begin there. */
function Gone({ postId, workflow }: { postId: string; workflow: Schemas['PostWorkflow'] }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const { lastRecord: last, occToken, options } = workflow
  const own = options.filter(({ allowed }) => allowed)
  return (
    <Stack gap={2} role="alert">
      <Text weight="strong">
        {last
          ? formatMessage(messages.movedBy, {
              name: last.by.fullName,
              state: last.toState.name,
              time: exact(new Date(last.at)),
            })
          : formatMessage(formMessages.gone)}
      </Text>
      {own.length > 0 && (
        <Stack direction="row" gap={2}>
          {own.map((option) => (
            <TransitionButton
              key={option.transition.id}
              postId={postId}
              occToken={occToken}
              transition={buttonOf(option)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** What the server found missing, at the fields of the form. */
function errorsOfServer(error: unknown, { fields }: Schemas['TransitionForm'], { formatMessage }: PortalIntl) {
  const words = isApiError(error) ? refusedFields.get(error.code) : undefined
  if (!isApiError(error) || !words) return {}
  const names = (error.problem?.errors ?? []).map(({ pointer }) => pointer.split('/').at(-1) ?? '')
  const idOf = (name: string) => fields.find(({ id, kind }) => id === name || kind === name)?.id ?? name
  return Object.fromEntries(names.map((name) => [idOf(name), formatMessage(words)]))
}

const refusedFields = new Map<string | undefined, MessageDescriptor>([
  ['required-field-missing', formMessages.fillIn],
  ['end-before-start', planningMessages.endBeforeStart],
  ['assignee-cannot-read', planningMessages.assigneeCannotRead],
])
