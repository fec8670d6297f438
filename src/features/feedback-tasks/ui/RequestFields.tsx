import { Suspense } from 'react'
import { Checkbox } from '@/design-system/Checkbox'
import { Skeleton } from '@/design-system/Skeleton'
import { TextArea } from '@/design-system/TextArea'
import { SubjectsPicker } from '@/features/subject-picker'
import { DueFields } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { RequestErrors, RequestFields as Fields } from '../model/request-form'

type RequestFieldsProps = {
  postId: string
  fields: Fields
  errors: RequestErrors
  /** People are asked already: the field adds more. */
  adding?: boolean
  onChange: (part: Partial<Fields>) => void
}

/** What is asked, of whom and until when. */
export function RequestFields({ postId, fields, errors, adding = false, onChange }: RequestFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <TextArea
        label={formatMessage(messages.question)}
        value={fields.question}
        maxLength={1_000}
        required
        error={errors.question}
        onValueChange={(question) => onChange({ question })}
      />
      <SubjectsPicker
        label={formatMessage(adding ? messages.addRecipients : messages.recipients)}
        description={formatMessage(adding ? messages.addRecipientsHint : messages.recipientsHint)}
        readers={{ postId }}
        value={fields.recipients}
        error={errors.recipients}
        onValueChange={(recipients) => onChange({ recipients })}
      />
      <Suspense fallback={<Skeleton />}>
        <DueFields due={fields.due} error={errors.due} onChange={(due) => onChange({ due })} />
      </Suspense>
      <Checkbox
        label={formatMessage(messages.askVerdict)}
        checked={fields.verdicts}
        onCheckedChange={(verdicts) => onChange({ verdicts })}
      />
      <Checkbox
        label={formatMessage(messages.allowFiles)}
        checked={fields.filesAllowed}
        onCheckedChange={(filesAllowed) => onChange({ filesAllowed })}
      />
    </>
  )
}
