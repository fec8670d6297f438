import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'

import { currentComment, useUpdateComment } from '../api/use-update-comment'
import { messages } from '../messages'
import { $drafts, canSend, draftAt, draftChanged } from '../model/drafts'
import { deltaToText, type Person, textToDelta } from '../model/text-to-delta'
import { CommentConflict, failureText } from './CommentConflict'
import { CommentFieldView } from './CommentFieldView'
import styles from './CommentChangeField.module.css'

export type CommentChangeFieldProps = {
  postId: string
  comment: Schemas['Comment']
  /** People whose names after an @ become mentions. */
  people: readonly Person[]
  /** The change was saved or given up. */
  onEnd: () => void
}

/**
 * The field in place of a comment that is being changed. What is typed is a draft, so that it outlives the screen;
 * where the comment was changed elsewhere meanwhile, the newer text stands beside it.
 */
export function CommentChangeField({ postId, comment, people, onEnd }: CommentChangeFieldProps) {
  const intl = useIntl()
  const target = { postId, replyToCommentId: null, changedCommentId: comment.id }
  const { drafts, change } = useUnit({ drafts: $drafts, change: draftChanged })
  const written = deltaToText(comment.content)
  const [text, setText] = useState(() => draftAt(drafts, target)?.text ?? written?.text ?? '')
  const changeText = (next: string) => {
    setText(next)
    change({ ...target, text: next })
  }
  const { mutate, isPending, error, reset } = useUpdateComment(postId, comment.id)
  const [occToken, setOccToken] = useState(comment.occToken ?? '')
  const current = currentComment(error)
  const input = useRef<HTMLTextAreaElement>(null)

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
    if (isPending || !canSend(text)) return
    setOccToken(token)
    const content = textToDelta(text, [...(written?.people ?? []), ...people])
    mutate({ content, occToken: token }, { onSuccess: end })
  }

  return (
    <div className={styles.root}>
      {current && (
        <CommentConflict
          current={current}
          onKeepMine={() => save(current.occToken ?? '')}
          onTakeTheirs={() => {
            changeText(deltaToText(current.content)?.text ?? '')
            setOccToken(current.occToken ?? '')
            reset()
            input.current?.focus()
          }}
        />
      )}
      <CommentFieldView
        label={intl.formatMessage(messages.editOf, { name: comment.author.fullName })}
        text={text}
        onTextChange={changeText}
        onSubmit={() => save(occToken)}
        submitLabel={intl.formatMessage(isPending ? messages.saving : messages.save)}
        canSubmit={canSend(text) && !isPending && !current}
        onCancel={end}
        inputRef={input}
        failure={error && !current ? intl.formatMessage(failureText(error)) : undefined}
      />
    </div>
  )
}
