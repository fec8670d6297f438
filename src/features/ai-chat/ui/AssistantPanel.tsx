import { useEffect, useRef } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { Icon, SparklesIcon, SquarePenIcon } from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import { SidePanel } from '@/design-system/SidePanel'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { AI_PANEL_WIDTH_PX } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Chat } from '../model/chat'
import type { AnswerActions } from './Answer'
import { AssistantComposer } from './AssistantComposer'
import { AssistantWelcome } from './AssistantWelcome'
import { Conversation } from './Conversation'
import { useKeptFocus } from './use-kept-focus'

export type AssistantPanelProps = AnswerActions & {
  firstName: string
  chat: Chat
  /** Key of the context. */
  chatKey?: string
  /** The text that is not sent yet. */
  draft: string
  onDraftChange: (draft: string) => void
  /** Sends the draft. */
  onSend: () => void
  /** Sends a question that was chosen. */
  onAsk: (question: string) => void
  /** Sends the last question again. */
  onAskAgain: () => void
  /** Stops the question in flight. */
  onStop: () => void
  onNewChat: () => void
  /** In px; phones give it the whole window. */
  width: number
  onWidthChange: (width: number) => void
  onClose: () => void
  /** Opened by a press: the field takes the focus. */
  takesFocus?: boolean
  /** Rises with each question that was begun from elsewhere, for which the field takes the focus again. */
  beginnings?: number
}

/** A conversation with the assistant, beside the page. */
export function AssistantPanel({
  firstName,
  chat,
  chatKey = 'none',
  draft,
  onDraftChange,
  onSend,
  onAsk,
  onStop,
  onNewChat,
  width,
  onWidthChange,
  onClose,
  takesFocus = false,
  beginnings = 0,
  ...conversation
}: AssistantPanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // On a phone the on-screen keyboard would cover half of the window.
  const small = useIsSmall()
  useEffect(() => {
    if (takesFocus && !small) field.current?.focus()
  }, [takesFocus, beginnings, small])

  const focus = useKeptFocus(panel, field, small)

  const asked = chat.messages.length > 0
  const { phase } = chat.asking

  function handleNewChat() {
    onNewChat()
    // The pressed button disappears with the messages.
    requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <SidePanel
      {...focus}
      ref={panel}
      title={formatMessage(messages.title)}
      icon={<Icon of={SparklesIcon} />}
      value={width}
      onValueChange={onWidthChange}
      min={AI_PANEL_WIDTH_PX.min}
      initial={AI_PANEL_WIDTH_PX.initial}
      max={AI_PANEL_WIDTH_PX.expanded}
      onClose={onClose}
      bodyRef={body}
      labels={{
        resize: formatMessage(messages.resize),
        widen: formatMessage(messages.widen),
        narrow: formatMessage(messages.narrow),
        close: formatMessage(messages.close),
        width: (px) => formatMessage(messages.width, { px }),
      }}
      actions={
        asked && (
          <IconButton
            label={formatMessage(messages.newChat)}
            icon={<Icon of={SquarePenIcon} />}
            onClick={handleNewChat}
          />
        )
      }
      footer={
        phase !== 'expired' && (
          <AssistantComposer
            thinking={phase === 'waiting'}
            value={draft}
            onValueChange={onDraftChange}
            onSend={onSend}
            onStop={onStop}
            fieldRef={field}
          />
        )
      }
    >
      <VisuallyHidden role="status">
        {phase === 'waiting' && formatMessage(messages.thinking)}
        {chat.feedback.phase === 'thanks' && formatMessage(messages.thanks)}
      </VisuallyHidden>
      {asked ? (
        <Conversation key={chatKey} chat={chat} scroller={body} onNewChat={handleNewChat} {...conversation} />
      ) : (
        <AssistantWelcome firstName={firstName} onAsk={onAsk} />
      )}
    </SidePanel>
  )
}
