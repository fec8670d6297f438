import { useId, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { FormDialog } from '@/design-system/FormDialog'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { useAcknowledge } from '../api/use-acknowledge'
import { messages } from '../messages'

/** What the dialog has to know of a post. */
export type AskingPost = Pick<
  Schemas['Post'],
  'id' | 'title' | 'language' | 'revision' | 'author' | 'createdAt' | 'editedAt' | 'acknowledgement'
>

export type AcknowledgeDialogProps = { post: AskingPost; onClose: () => void; onDone?: (() => void) | undefined }

/** The statement as a box, the version that was read, and what is recorded; confirmed only with the box. */
export function AcknowledgeDialog({ post, onClose, onDone }: AcknowledgeDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [agreed, setAgreed] = useState(false)
  const hintId = useId()
  // What is read stays what is confirmed, also when the post changes behind the dialog.
  const [revision] = useState(post.revision ?? 1)
  const { mutate, isPending, error } = useAcknowledge(post.id, onClose, onDone)
  const date = intl.formatDate(post.editedAt ?? post.createdAt)
  return (
    <FormDialog
      size="sm"
      title={formatMessage(messages.dialogTitle)}
      subtitle={formatMessage(messages.versionOf, { version: revision, date })}
      submitLabel={formatMessage(messages.confirm)}
      cancelLabel={formatMessage(messages.cancel)}
      busy={isPending}
      busyLabel={formatMessage(messages.recording)}
      blocked={!agreed}
      blockedBy={hintId}
      problem={isApiError(error) && error.kind !== 'conflict' ? formatMessage(messages.failed) : null}
      onSubmit={() => mutate(revision)}
      onClose={onClose}
    >
      <Text weight="strong" lang={post.language}>
        {post.title}
      </Text>
      <Checkbox
        label={<span lang={post.language}>{post.acknowledgement?.statement}</span>}
        checked={agreed}
        onCheckedChange={setAgreed}
      />
      <Text size="sm" tone="muted">
        {formatMessage(messages.recorded, { name: post.author.fullName })}
      </Text>
      {!agreed && (
        <Text id={hintId} size="sm" tone="muted">
          {formatMessage(messages.checkFirst)}
        </Text>
      )}
    </FormDialog>
  )
}
