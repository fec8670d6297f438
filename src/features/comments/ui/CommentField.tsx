import { useUnit } from 'effector-react'
import type { ReactNode, Ref } from 'react'

import { IconButton } from '@/design-system/IconButton'
import { Icon, Maximize2Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { overlayRequested, type OverlayRequest } from '@/shared/overlays'

import { messages } from '../messages'
import { $drafts, canSend, draftAt, draftChanged, type DraftTarget, sendClicked } from '../model/drafts'
import type { Person } from '../model/text-to-delta'
import { CommentFieldView } from './CommentFieldView'

export type CommentFieldProps = {
  place: DraftTarget
  /** People whose names after an @ become mentions. */
  people: readonly Person[]
  label: string
  avatar?: ReactNode
  onCancel?: (() => void) | undefined
  /** The comment was handed over for sending. */
  onSent?: () => void
  inputRef?: Ref<HTMLTextAreaElement>
}

/** The field for a comment or a reply. Its text is a draft of the model, so it outlives the screen. */
export function CommentField({ place, people, label, avatar, onCancel, onSent, inputRef }: CommentFieldProps) {
  const { formatMessage } = useIntl()
  const { drafts, change, send, openOverlay } = useUnit({
    drafts: $drafts,
    change: draftChanged,
    send: sendClicked,
    openOverlay: overlayRequested,
  })
  const text = draftAt(drafts, place)?.text ?? ''
  return (
    <CommentFieldView
      label={label}
      avatar={avatar}
      tools={
        <IconButton
          size="sm"
          label={formatMessage(messages.enlarge)}
          icon={<Icon of={Maximize2Icon} />}
          aria-haspopup="dialog"
          onClick={() => openOverlay(enlarged(place))}
        />
      }
      text={text}
      onTextChange={(next) => change({ ...place, text: next })}
      onSubmit={() => {
        send({ ...place, people })
        onSent?.()
      }}
      canSubmit={canSend(text)}
      onCancel={onCancel}
      inputRef={inputRef}
    />
  )
}

function enlarged({ postId, replyToCommentId }: DraftTarget): OverlayRequest {
  return { overlay: 'commentEditor', postId, ...(replyToCommentId !== null && { replyToCommentId }) }
}
