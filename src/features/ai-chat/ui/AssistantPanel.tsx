import { EmptyState } from '@/design-system/EmptyState'
import { IconButton } from '@/design-system/IconButton'
import { Icon, SparklesIcon, SquarePenIcon } from '@/design-system/icons'
import { SidePanel } from '@/design-system/SidePanel'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { AssistantMessage, AssistantPhase, Opinion } from '../model/conversation'
import { AssistantComposer } from './AssistantComposer'
import { AssistantWelcome } from './AssistantWelcome'
import { Conversation } from './Conversation'

export type AssistantPanelProps = {
  firstName: string
  conversation: readonly AssistantMessage[]
  phase: AssistantPhase
  /** In px; phones give it the whole window. */
  width: number
  onWidthChange: (width: number) => void
  onAsk: (question: string) => void
  /** Sends the question again that found no answer. */
  onAskAgain: () => void
  /** No longer waits for the answer. */
  onStop: () => void
  onNewChat: () => void
  onOpinion: (messageId: string, opinion: Opinion) => void
  onCopy: (messageId: string) => void
  /** A source was chosen, by its place among the answer's references. */
  onSource: (messageId: string, index: number) => void
  onClose: () => void
}

/** A conversation with the assistant, beside the page. */
export function AssistantPanel({
  firstName,
  conversation,
  phase,
  width,
  onWidthChange,
  onAsk,
  onStop,
  onClose,
  ...answers
}: AssistantPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <SidePanel
      title={formatMessage(messages.title)}
      icon={<Icon of={SparklesIcon} />}
      value={width}
      onValueChange={onWidthChange}
      onClose={onClose}
      labels={{
        resize: formatMessage(messages.resize),
        widen: formatMessage(messages.widen),
        narrow: formatMessage(messages.narrow),
        close: formatMessage(messages.close),
        width: (px) => formatMessage(messages.width, { px }),
      }}
      actions={
        conversation.length > 0 && (
          <IconButton
            label={formatMessage(messages.newChat)}
            icon={<Icon of={SquarePenIcon} />}
            onClick={answers.onNewChat}
          />
        )
      }
      footer={
        (phase === 'ready' || phase === 'thinking') && (
          <AssistantComposer thinking={phase === 'thinking'} onAsk={onAsk} onStop={onStop} />
        )
      }
    >
      {phase === 'unavailable' ? (
        <EmptyState
          level={3}
          title={formatMessage(messages.unavailable)}
          description={formatMessage(messages.unavailableText)}
        />
      ) : conversation.length === 0 ? (
        <AssistantWelcome firstName={firstName} onAsk={onAsk} />
      ) : (
        <Conversation conversation={conversation} phase={phase} {...answers} />
      )}
    </SidePanel>
  )
}
