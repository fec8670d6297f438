import { type ReactNode, type Ref, useMemo } from 'react'

import { CommentBox } from '@/design-system/CommentBox'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { COMMENT_LENGTH_WARNING, COMMENT_MAX_LENGTH } from '../model/comment-length'

export type CommentFieldViewProps = {
  text: string
  onTextChange: (text: string) => void
  onSubmit: () => void
  canSubmit: boolean
  /** Without it the field is for a new comment. */
  label?: string
  avatar?: ReactNode
  /** Buttons for what a comment may hold beside words: mentions, files. */
  tools?: ReactNode
  onCancel?: (() => void) | undefined
  inputRef?: Ref<HTMLTextAreaElement> | undefined
}

/** Where a comment or a reply is written, with what its length has to say. */
export function CommentFieldView({
  text,
  onTextChange,
  onSubmit,
  canSubmit,
  label,
  avatar,
  tools,
  onCancel,
  inputRef,
}: CommentFieldViewProps) {
  const intl = useIntl()
  const left = COMMENT_MAX_LENGTH - text.trim().length
  const apple = useMemo(() => /mac|iphone|ipad/i.test(navigator.platform), [])
  return (
    <CommentBox
      label={label ?? intl.formatMessage(messages.write)}
      avatar={avatar}
      tools={tools}
      value={text}
      onValueChange={onTextChange}
      onSubmit={onSubmit}
      submitLabel={intl.formatMessage(messages.send)}
      canSubmit={canSubmit}
      hint={intl.formatMessage(apple ? messages.hintCommand : messages.hintControl)}
      {...(text.length >= COMMENT_LENGTH_WARNING &&
        left >= 0 && { counter: intl.formatMessage(messages.left, { count: left }) })}
      {...(left < 0 && { error: intl.formatMessage(messages.tooLong, { count: -left }) })}
      {...(onCancel && { onCancel, cancelLabel: intl.formatMessage(messages.cancel) })}
      {...(inputRef && { inputRef })}
    />
  )
}
