import { useUnit } from 'effector-react'
import { type ReactNode, type Ref, useMemo } from 'react'

import { CommentBox } from '@/design-system/CommentBox'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { COMMENT_LENGTH_WARNING, COMMENT_MAX_LENGTH } from '../model/comment-length'
import { $drafts, canSend, draftAt, draftChanged, type DraftPlace, sendClicked } from '../model/drafts'
import type { Person } from '../model/text-to-delta'

export type CommentFieldProps = {
  place: DraftPlace
  /** Whose names after an @ become mentions: those who already speak here. */
  people: readonly Person[]
  label: string
  avatar?: ReactNode
  onCancel?: (() => void) | undefined
  /** The text has left the field for the conversation. */
  onSent?: () => void
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Where a comment or a reply is written. Its text is a draft of the model, so it outlives the screen. */
export function CommentField({ place, people, label, avatar, onCancel, onSent, inputRef }: CommentFieldProps) {
  const intl = useIntl()
  const { drafts, change, send } = useUnit({ drafts: $drafts, change: draftChanged, send: sendClicked })
  const text = draftAt(drafts, place)?.text ?? ''
  const left = COMMENT_MAX_LENGTH - text.trim().length
  const apple = useMemo(() => /mac|iphone|ipad/i.test(navigator.platform), [])
  return (
    <CommentBox
      label={label}
      avatar={avatar}
      value={text}
      onValueChange={(value) => change({ ...place, text: value })}
      onSubmit={() => {
        send({ ...place, people })
        onSent?.()
      }}
      submitLabel={intl.formatMessage(messages.send)}
      canSubmit={canSend(text)}
      hint={intl.formatMessage(apple ? messages.hintCommand : messages.hintControl)}
      {...(text.length >= COMMENT_LENGTH_WARNING &&
        left >= 0 && { counter: intl.formatMessage(messages.left, { count: left }) })}
      {...(left < 0 && { error: intl.formatMessage(messages.tooLong, { count: -left }) })}
      {...(onCancel && { onCancel, cancelLabel: intl.formatMessage(messages.cancel) })}
      {...(inputRef && { inputRef })}
    />
  )
}
