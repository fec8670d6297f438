import { useEffect, useMemo, useState } from 'react'

import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { RichTextEditor, type RichTextDelta } from '@/design-system/RichTextEditor'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { editorWords, fromEditable, toEditable } from '@/features/post-editor'
import { useCurrentUser } from '@/features/session'
import { forgetDeviceDraft, keepDeviceDraft, readDeviceDraft } from '@/shared/device-drafts'
import { useIntl } from '@/shared/i18n'

import type { Conversation } from '../api/comment-queries'
import { useUpdateComment } from '../api/use-update-comment'
import { messages } from '../messages'
import { COMMENT_MAX_LENGTH } from '../model/drafts'
import { CommentConflict, failureText } from './CommentConflict'

export type CommentRichChangeFieldProps = {
  conversation: Conversation
  comment: Schemas['Comment']
  /** The change was saved or given up. */
  onEnd: () => void
}

type Kept = { text: RichTextDelta; occToken: string }

/**
 * The editor in place of a comment with formats, lists or embeds, which a plain field would lose. What is typed is kept
 * on this device until it is saved or given up.
 */
export function CommentRichChangeField({ conversation, comment, onEnd }: CommentRichChangeFieldProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id: userId } = useCurrentUser()
  const address = `/comment/edit/${comment.id}`
  const words = useMemo(() => editorWords(intl), [intl])
  const [{ text, occToken }, setKept] = useState<Kept>(() => ({
    text: toEditable(comment.content),
    occToken: comment.occToken ?? '',
  }))
  const { mutate, isPending, error, current, reset } = useUpdateComment(conversation, comment.id)
  const empty = text.ops.every(({ insert }) => typeof insert === 'string' && insert.trim() === '')

  useEffect(() => {
    let left = false
    void readDeviceDraft(userId, address).then((kept) => {
      const begun = (kept?.value ?? {}) as Partial<Kept>
      if (!left && Array.isArray(begun.text?.ops) && begun.occToken)
        setKept({ text: { ops: begun.text.ops }, occToken: begun.occToken })
    })
    return () => {
      left = true
    }
  }, [userId, address])

  function change(next: RichTextDelta) {
    const kept = { text: next, occToken }
    setKept(kept)
    void keepDeviceDraft(userId, address, kept, { kind: 'comment', title: '' })
  }

  function end() {
    void forgetDeviceDraft(userId, address)
    onEnd()
  }

  function save(token: string) {
    if (!isPending && !empty) mutate({ content: fromEditable(text), occToken: token }, { onSuccess: end })
  }

  return (
    <Stack gap={3}>
      <RichTextEditor
        label={formatMessage(messages.editOf, { name: intl.formatName(comment.author.fullName) })}
        labelHidden
        words={words}
        focusOnOpen
        minRows={3}
        maxLength={COMMENT_MAX_LENGTH}
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
          aria-disabled={empty || undefined}
          onClick={() => save(occToken)}
        >
          {formatMessage(messages.save)}
        </Button>
        <Button size="sm" onClick={end}>
          {formatMessage(messages.cancel)}
        </Button>
      </Stack>
      {current && (
        <CommentConflict
          mine={fromEditable(text)}
          current={current}
          onKeepMine={() => save(current.occToken ?? '')}
          onTakeTheirs={end}
          onClose={reset}
        />
      )}
    </Stack>
  )
}
