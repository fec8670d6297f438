import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { commentQueries } from '../api/comment-queries'
import { messages } from '../messages'
import { conversationOf } from '../model/conversation'
import { $drafts, canSend, draftAt, draftChanged, sendClicked } from '../model/drafts'
import { conversationOpened } from '../model/unsent-comments'
import styles from './CommentEditor.module.css'
import { useLengthTexts, useSendHint } from './use-field-texts'

export type CommentEditorDialogProps = { request: OverlayRequestOf<'commentEditor'>; onClose: () => void }

/** A large editor for a comment or a reply. It shares the draft with the field that it was opened from. */
export function CommentEditorDialog({ request, onClose }: CommentEditorDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const { postId, replyToCommentId = null } = request
  const place = { postId, replyToCommentId }
  const { drafts, change, send, open } = useUnit({
    drafts: $drafts,
    change: draftChanged,
    send: sendClicked,
    open: conversationOpened,
  })
  const { data } = useInfiniteQuery(commentQueries.list(postId))
  const comments = data?.pages.flatMap((page) => page.comments) ?? []
  const answered = comments.find(({ id }) => id === replyToCommentId)
  const text = draftAt(drafts, place)?.text ?? ''
  const { counter, error } = useLengthTexts(text)
  const hint = useSendHint()
  const input = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    open()
    const field = input.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [open])

  function submit() {
    if (!canSend(text)) return
    send({ ...place, people: conversationOf(comments, []).people })
    onClose()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  const title = answered
    ? formatMessage(messages.replyTo, { name: formatName(answered.author.fullName) })
    : formatMessage(messages.write)
  return (
    <Dialog
      title={title}
      size="full"
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <>
          <p className={styles.hint} data-keys={counter === undefined || undefined}>
            {counter ?? hint}
          </p>
          <Button variant="primary" aria-disabled={!canSend(text)} onClick={submit}>
            {formatMessage(messages.send)}
          </Button>
        </>
      }
    >
      <TextArea
        ref={input}
        fill
        label={title}
        labelHidden
        error={error}
        value={text}
        className={styles.text}
        onValueChange={(next) => change({ ...place, text: next })}
        onKeyDown={handleKeyDown}
      />
    </Dialog>
  )
}
