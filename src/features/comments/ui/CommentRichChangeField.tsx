import { useEffect, useMemo, useState } from 'react'

import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { RichTextEditor, type RichTextDelta } from '@/design-system/RichTextEditor'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { editorLabels, fromEditable, toEditable } from '@/features/post-editor'
import { useCurrentUser } from '@/features/session'
import { forgetDeviceDraft, keepDeviceDraft, readDeviceDraft } from '@/shared/device-drafts'
import { useIntl } from '@/shared/i18n'

import { currentComment, useUpdateComment } from '../api/use-update-comment'
import { messages } from '../messages'
import { CommentConflict, failureText } from './CommentConflict'
import styles from './CommentChangeField.module.css'

export type CommentRichChangeFieldProps = {
  postId: string
  comment: Schemas['Comment']
  /** The change was saved or given up. */
  onEnd: () => void
}

/**
 * The editor in place of a comment with formats, lists or embeds, which a plain field would lose. What is typed is kept
 * on this device until it is saved or given up.
 */
export function CommentRichChangeField({ postId, comment, onEnd }: CommentRichChangeFieldProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id: userId } = useCurrentUser()
  const address = `/comment/edit/${comment.id}`
  const labels = useMemo(() => editorLabels(intl), [intl])
  const [text, setText] = useState<RichTextDelta>(() => toEditable(comment.content))
  const [occToken, setOccToken] = useState(comment.occToken ?? '')
  const { mutate, isPending, error, reset } = useUpdateComment(postId, comment.id)
  const current = currentComment(error)
  const empty = text.ops.every(({ insert }) => typeof insert === 'string' && insert.trim() === '')

  useEffect(() => {
    let left = false
    void readDeviceDraft(userId, address).then((kept) => {
      const ops = (kept?.value as Partial<RichTextDelta> | undefined)?.ops
      if (!left && Array.isArray(ops)) setText({ ops })
    })
    return () => {
      left = true
    }
  }, [userId, address])

  function change(next: RichTextDelta) {
    setText(next)
    void keepDeviceDraft(userId, address, next, { kind: 'comment', title: '' })
  }

  function end() {
    void forgetDeviceDraft(userId, address)
    onEnd()
  }

  function save(token: string) {
    if (isPending || empty) return
    setOccToken(token)
    mutate({ content: fromEditable(text), occToken: token }, { onSuccess: end })
  }

  return (
    <div className={styles.root}>
      {current && (
        <CommentConflict
          current={current}
          onKeepMine={() => save(current.occToken ?? '')}
          onTakeTheirs={() => {
            change(toEditable(current.content))
            setOccToken(current.occToken ?? '')
            reset()
          }}
        />
      )}
      <RichTextEditor
        label={formatMessage(messages.editOf, { name: comment.author.fullName })}
        labelHidden
        labels={labels}
        focusOnOpen
        minRows={3}
        value={text}
        onValueChange={change}
      />
      {error && !current && <Text tone="error">{formatMessage(failureText(error))}</Text>}
      <Stack direction="row" gap={2}>
        <Button
          size="sm"
          variant="primary"
          busy={isPending}
          busyLabel={formatMessage(messages.saving)}
          aria-disabled={empty || current !== null || undefined}
          onClick={() => {
            if (!current) save(occToken)
          }}
        >
          {formatMessage(messages.save)}
        </Button>
        <Button size="sm" onClick={end}>
          {formatMessage(messages.cancel)}
        </Button>
      </Stack>
    </div>
  )
}
