import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { currentOf, type Schemas } from '@/api'
import { Dialog } from '@/design-system/Dialog'
import { FormDialog } from '@/design-system/FormDialog'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useKeptForm } from '@/features/kept-form'
import { QueryView } from '@/features/query-view'
import { expirationOf, isOverdue } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { changeRequest } from '../api/feedback-calls'
import { feedbackQueries, renewFeedback } from '../api/feedback-queries'
import { messages } from '../messages'
import {
  changeOfRequest,
  fieldsOfRequest,
  isRequestFields,
  mergeRequest,
  refusalOf,
  type RequestErrors,
  type RequestFields as Fields,
} from '../model/request-form'
import { RequestFields } from './RequestFields'

export type ChangeRequestDialogProps = {
  postId: string
  requestId: string
  title: string | undefined
  onClose: () => void
}

/** Changes what people were asked, and asks more of them. It begins with how the request stands now. */
export function ChangeRequestDialog({ postId, requestId, title, onClose }: ChangeRequestDialogProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(feedbackQueries.request(postId, requestId))
  if (query.data) return <ChangeForm postId={postId} request={query.data} title={title} onClose={onClose} />
  return (
    <Dialog
      size="lg"
      title={formatMessage(messages.changeTitle)}
      subtitle={title}
      closeLabel={formatMessage(messages.dismiss)}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.loadFailed }} level={3}>
        {() => null}
      </QueryView>
    </Dialog>
  )
}

/** What is written, and of what it is a change: the request may have moved on by the time the form is opened again. */
type Written = { base: Schemas['FeedbackRequest']; fields: Fields }

const isWritten = (kept: unknown): kept is Written =>
  typeof kept === 'object' && kept !== null && 'base' in kept && 'fields' in kept && isRequestFields(kept.fields)

type ChangeFormProps = Omit<ChangeRequestDialogProps, 'requestId'> & { request: Schemas['FeedbackRequest'] }

function ChangeForm({ postId, request, title, onClose }: ChangeFormProps) {
  const intl = useIntl()
  const { formatMessage, timeZone } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [conflict, setConflict] = useState(false)
  const [errors, setErrors] = useState<RequestErrors>({})
  const { value, change, forget } = useKeptForm<Written>({
    address: `/post/feedback/${postId}/${request.id}/edit`,
    initial: { base: request, fields: fieldsOfRequest(request, timeZone) },
    isValue: isWritten,
    about: { kind: 'form', title: request.question },
  })
  const { base, fields: mine } = value
  const before = fieldsOfRequest(base, timeZone)
  const changes = changeOfRequest(before, mine)

  const save = useMutation({
    mutationFn: () => changeRequest(postId, base.id, { occToken: base.occToken, ...changes }),
    onSuccess: (saved) => {
      forget()
      queryClient.setQueryData(feedbackQueries.request(postId, saved.id).queryKey, saved)
      renewFeedback(queryClient, postId)
      tip({ severity: 'success', title: messages.requestSaved })
      onClose()
    },
    onError: (error) => {
      const current = currentOf(error) as Schemas['FeedbackRequest'] | null
      if (!current) return setErrors(refusalOf(error, mine.recipients, intl))
      change(({ fields }) => ({
        base: current,
        fields: mergeRequest(before, fields, fieldsOfRequest(current, timeZone)),
      }))
      setConflict(true)
      renewFeedback(queryClient, postId)
    },
  })

  function put(part: Partial<Fields>) {
    setErrors({})
    change((written) => ({ ...written, fields: { ...written.fields, ...part } }))
  }

  function discard() {
    forget()
    onClose()
  }

  function submit() {
    const wrong: RequestErrors = {
      ...(mine.question.trim() === '' && { question: formatMessage(messages.questionMissing) }),
      // One that is over may stay as it is.
      ...(changes.expiration !== undefined &&
        isOverdue(expirationOf(mine.due), Date.now()) && { due: formatMessage(messages.duePast) }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    if (Object.keys(changes).length === 0) discard()
    else save.mutate()
  }

  return (
    <FormDialog
      size="lg"
      title={formatMessage(messages.changeTitle)}
      subtitle={title}
      closeLabel={formatMessage(messages.dismiss)}
      submitLabel={formatMessage(messages.saveRequest)}
      cancelLabel={formatMessage(messages.discard)}
      busy={save.isPending}
      busyLabel={formatMessage(messages.sending)}
      problem={errors.form}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      onCancel={discard}
    >
      {conflict && (
        <Text role="alert" weight="strong">
          {formatMessage(messages.requestConflict)}
        </Text>
      )}
      {conflict && mine.question !== base.question && (
        <Text size="sm">{formatMessage(messages.theirQuestion, { question: base.question })}</Text>
      )}
      <RequestFields postId={postId} fields={mine} errors={errors} adding onChange={put} />
    </FormDialog>
  )
}
