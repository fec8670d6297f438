import type { ReactNode, Ref } from 'react'

import { CommentBox } from '@/design-system/CommentBox'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { useLengthTexts, useSendHint } from './use-field-texts'

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
  /** In place of "Send". */
  submitLabel?: string
  /** Why it could not be saved; what is wrong with the text itself comes first. */
  failure?: string | undefined
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
  submitLabel,
  failure,
}: CommentFieldViewProps) {
  const intl = useIntl()
  const { counter, error: lengthError } = useLengthTexts(text)
  const error = lengthError ?? failure
  const hint = useSendHint()
  return (
    <CommentBox
      label={label ?? intl.formatMessage(messages.write)}
      avatar={avatar}
      tools={tools}
      value={text}
      onValueChange={onTextChange}
      onSubmit={onSubmit}
      submitLabel={submitLabel ?? intl.formatMessage(messages.send)}
      canSubmit={canSubmit}
      hint={hint}
      {...(counter !== undefined && { counter })}
      {...(error !== undefined && { error })}
      {...(onCancel && { onCancel, cancelLabel: intl.formatMessage(messages.cancel) })}
      {...(inputRef && { inputRef })}
    />
  )
}
