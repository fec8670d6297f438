import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'

import type { Conversation } from '../api/comment-queries'
import { useUpdateComment } from '../api/use-update-comment'
import { messages } from '../messages'
import { $drafts, canSend, draftAt, draftChanged } from '../model/drafts'
import { deltaToText, type Person, textToDelta } from '../model/text-to-delta'
import { CommentConflict, failureText } from './CommentConflict'
import { CommentFieldView } from './CommentFieldView'

export type CommentChangeFieldProps = {
  conversation: Conversation
  comment: Schemas['Comment']
  /** People whose names after an @ become mentions. */
  people: readonly Person[]
  /** The change was saved or given up. */
  onEnd: () => void
}

/** The field in place of a comment that is being changed. What is typed is a draft, so that it outlives the screen. */
export function CommentChangeField({ conversation, comment, people, onEnd }: CommentChangeFieldProps) {
  const { formatMessage, formatName } = useIntl()
  const target = { postId: conversation.postId, replyToCommentId: null, changedCommentId: comment.id }
  const { drafts, change } = useUnit({ drafts: $drafts, change: draftChanged })
  const written = deltaToText(comment.content)
  const [start] = useState(() => draftAt(drafts, target))
  const [text, setText] = useState(start?.text ?? written?.text ?? '')
  /** Of the comment as the person knew it when the change was begun, perhaps before a reload. */
  const [occToken] = useState(start?.occToken ?? comment.occToken ?? '')
  const { mutate, isPending, error, current, reset } = useUpdateComment(conversation, comment.id)
  const input = useRef<HTMLTextAreaElement>(null)
  const content = textToDelta(text, [...(written?.people ?? []), ...people])

  useEffect(() => {
    const field = input.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])

  function end() {
    change({ ...target, text: '' })
    onEnd()
  }

  function save(token: string) {
    if (!isPending && canSend(text)) mutate({ content, occToken: token }, { onSuccess: end })
  }

  return (
    <>
      <CommentFieldView
        label={formatMessage(messages.editOf, { name: formatName(comment.author.fullName) })}
        text={text}
        onTextChange={(next) => {
          setText(next)
          change({ ...target, text: next, occToken })
        }}
        onSubmit={() => save(occToken)}
        submitLabel={formatMessage(isPending ? messages.saving : messages.save)}
        canSubmit={canSend(text) && !isPending}
        onCancel={end}
        inputRef={input}
        failure={error && !current ? formatMessage(failureText(error)) : undefined}
      />
      {current && (
        <CommentConflict
          mine={content}
          current={current}
          onKeepMine={() => save(current.occToken ?? '')}
          onTakeTheirs={end}
          onClose={reset}
        />
      )}
    </>
  )
}
