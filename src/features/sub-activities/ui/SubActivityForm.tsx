import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Form } from '@/design-system/Form'
import { Select } from '@/design-system/Select'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useKeptForm } from '@/features/kept-form'
import { PlanningFields } from '@/features/planning'
import { nameOf } from '@/features/subjects'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { failureOf, showSubActivity, subActivityCalls } from '../api/sub-activity-queries'
import { formMessages as messages } from '../messages'
import { changeOf, type FieldName, type Fields, fieldsOf, merge, withField } from '../model/fields'
import { Disputed } from './Disputed'
import styles from './SubActivities.module.css'

type SubActivity = Schemas['SubActivity']

export type SubActivityFormProps = {
  postId: string
  one: SubActivity
  states: readonly Schemas['WorkflowState'][]
  onClose: () => void
}

/** What is written, and of what it is a change: it may have moved on by the time the form is sent. */
type Written = { base: SubActivity; fields: Fields }

type Errors = Partial<Record<FieldName | 'form', string>>

const isWritten = (kept: unknown): kept is Written =>
  typeof kept === 'object' && kept !== null && 'base' in kept && 'fields' in kept

/**
 * Changes a part of the work in its row. What is typed stays on the device until it is sent; where somebody else was
 * faster, theirs stands beside mine by field.
 */
export function SubActivityForm({ postId, one, states, onClose }: SubActivityFormProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { value, change, forget } = useKeptForm<Written>({
    address: `/post/${postId}/subactivities/${one.id}`,
    initial: { base: one, fields: fieldsOf(one) },
    isValue: isWritten,
    about: { kind: 'form', title: one.title },
  })
  const { base, fields: mine } = value
  const [errors, setErrors] = useState<Errors>({})
  const [dispute, setDispute] = useState<{ theirs: Fields; names: readonly FieldName[] } | null>(null)

  const save = useMutation({
    mutationFn: () => {
      const body = { occToken: base.occToken, ...changeOf(fieldsOf(base), mine) }
      return subActivityCalls.change(postId, base.id, body)
    },
    onSuccess: (saved) => {
      forget()
      showSubActivity(queryClient, postId, saved)
      tip({ severity: 'success', title: messages.saved })
      onClose()
    },
    onError: (error) => {
      const current = currentOf(error) as SubActivity | null
      if (!current) return setErrors(refusalOf(error))
      const theirs = fieldsOf(current)
      const { fields, disputed } = merge(fieldsOf(base), mine, theirs)
      change(() => ({ base: current, fields }))
      setDispute({ theirs, names: disputed })
      showSubActivity(queryClient, postId, current)
    },
  })

  function refusalOf(error: Error): Errors {
    const code = isApiError(error) ? error.code : ''
    if (code === 'end-before-start') return { expectedEndDate: formatMessage(messages.endBeforeStart) }
    if (code === 'assignee-cannot-read' && mine.assignee)
      return { assignee: formatMessage(messages.cannotRead, { name: nameOf(mine.assignee) }) }
    return { form: formatMessage(failureOf(error)) }
  }

  function put(part: Partial<Fields>) {
    setErrors({})
    change((written) => ({ ...written, fields: { ...written.fields, ...part } }))
  }

  function submit() {
    const { expectedStartDate: start, expectedEndDate: end } = mine
    const wrong: Errors = {
      ...(mine.title.trim() === '' && { title: formatMessage(messages.titleMissing) }),
      ...(start && end && end < start && { expectedEndDate: formatMessage(messages.endBeforeStart) }),
    }
    setErrors(wrong)
    if (wrong.title) title.current?.focus()
    if (save.isPending || Object.keys(wrong).length > 0) return
    if (Object.keys(changeOf(fieldsOf(base), mine)).length === 0) leave()
    else save.mutate()
  }

  function leave() {
    forget()
    onClose()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  }

  return (
    <Form
      className={styles.form}
      aria-label={formatMessage(messages.form, { title: one.title })}
      onSubmit={submit}
      onKeyDown={handleKeyDown}
    >
      <Stack gap={4}>
        {dispute && (
          <Disputed
            mine={mine}
            theirs={dispute.theirs}
            names={dispute.names}
            states={states}
            onTake={(name) => {
              change((written) => ({ ...written, fields: withField(written.fields, name, dispute.theirs) }))
              setDispute({ ...dispute, names: dispute.names.filter((other) => other !== name) })
            }}
          />
        )}
        <TextField
          ref={title}
          label={formatMessage(messages.titleLabel)}
          value={mine.title}
          maxLength={200}
          required
          error={errors.title}
          onValueChange={(typed) => put({ title: typed })}
        />
        <div className={styles.pair}>
          <Suspense fallback={<Skeleton />}>
            <PlanningFields
              readers={{ postId }}
              planned={mine}
              assigneeError={errors.assignee}
              endError={errors.expectedEndDate}
              onChange={put}
            />
          </Suspense>
          <Select
            label={formatMessage(messages.state)}
            value={mine.stateId}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(stateId) => put({ stateId })}
          />
        </div>
        <TextArea
          label={formatMessage(messages.description)}
          optionalLabel={formatMessage(messages.optional)}
          maxLength={2000}
          value={mine.description}
          onValueChange={(description) => put({ description })}
        />
        {errors.form !== undefined && (
          <Text role="alert" size="sm" tone="error">
            {errors.form}
          </Text>
        )}
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel={formatMessage(messages.saving)}>
            {formatMessage(messages.save)}
          </Button>
          <Button onClick={leave}>{formatMessage(messages.cancel)}</Button>
        </Stack>
      </Stack>
    </Form>
  )
}
