import { type SubmitEvent, useId, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Dialog } from '@/design-system/Dialog'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { useAcknowledge } from '../api/use-acknowledge'
import { messages } from '../messages'

/** A post as far as it says what is to be acknowledged. */
export type AskingPost = Pick<Schemas['Post'], 'id' | 'title' | 'language' | 'author' | 'createdAt' | 'editedAt'> & {
  revision?: number | null
  acknowledgement?: Pick<Schemas['PostAcknowledgement'], 'statement'> | null
}

export type AcknowledgeDialogProps = {
  post: AskingPost
  /** Takes what was confirmed, for who holds it for some seconds; without it the server is told at once. */
  onConfirm?: ((revision: number) => void) | undefined
  onClose: () => void
}

/** The statement as a box, the version that was read, and what is recorded; confirmed only with the box. */
export function AcknowledgeDialog({ post, onConfirm, onClose }: AcknowledgeDialogProps) {
  const { formatDate, formatMessage, formatName } = useIntl()
  const id = useId()
  const [agreed, setAgreed] = useState(false)
  // What is read is what is confirmed, also when the post changes behind the dialog.
  const [read] = useState({ version: post.revision ?? 1, date: formatDate(post.editedAt ?? post.createdAt) })
  const { mutate, isPending, isError } = useAcknowledge(post.id, onClose)

  function confirm(event: SubmitEvent) {
    event.preventDefault()
    if (!agreed || isPending) return
    if (!onConfirm) return mutate(read.version)
    onConfirm(read.version)
    onClose()
  }

  return (
    <Dialog
      size="sm"
      title={formatMessage(messages.dialogTitle)}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={isPending}
            busyLabel={formatMessage(messages.recording)}
            aria-disabled={!agreed}
            aria-describedby={agreed ? undefined : `${id}-hint`}
          >
            {formatMessage(messages.confirm)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={confirm}>
        <Stack gap={4}>
          <div>
            <Text weight="strong" lang={post.language}>
              {formatName(post.title)}
            </Text>
            <Text size="sm" tone="muted">
              {formatMessage(messages.versionOf, read)}
            </Text>
          </div>
          <Checkbox
            label={<span lang={post.language}>{post.acknowledgement?.statement}</span>}
            checked={agreed}
            onCheckedChange={setAgreed}
          />
          <Text size="sm" tone="muted">
            {formatMessage(messages.recorded, { name: formatName(post.author.fullName) })}
          </Text>
          {!agreed && (
            <Text id={`${id}-hint`} size="sm" tone="muted">
              {formatMessage(messages.checkFirst)}
            </Text>
          )}
          {isError && (
            <Text role="alert" size="sm" tone="error">
              {formatMessage(messages.failed)}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
