import { useUnit } from 'effector-react'
import { useCallback, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsSmall } from '@/design-system/tokens'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import {
  $chat,
  $beginnings,
  $context,
  $draft,
  $panelOpening,
  $width,
  answerAnimated,
  answerCopyRequested,
  detailChanged,
  detailClosed,
  detailSent,
  draftChanged,
  draftSent,
  draftsWanted,
  newChatClicked,
  ratingClicked,
  panelClosed,
  questionAsked,
  retryClicked,
  stopClicked,
  widthChanged,
} from '../model/assistant'
import { isAnswer } from '../model/chat'
import { keyOf } from '../model/context'
import { isShown, pathOf, withSources, passageOf } from '../model/sources'
import { assistantButtonId } from './AssistantButton'
import { AssistantPanel } from './AssistantPanel'
import { showPassage } from './show-passage'

/** The panel connected to the model: the chat of the present context. */
export function Assistant() {
  const { firstName } = useCurrentUser()
  const { chat, context, draft, opening, beginnings, width, onRate, onClose, onCopyText, onDraftsWanted, ...actions } =
    useUnit({
      chat: $chat,
      context: $context,
      draft: $draft,
      opening: $panelOpening,
      beginnings: $beginnings,
      width: $width,
      onShown: answerAnimated,
      onRate: ratingClicked,
      onDetail: detailSent,
      onDetailChange: detailChanged,
      onDetailClose: detailClosed,
      onDraftChange: draftChanged,
      onSend: draftSent,
      onDraftsWanted: draftsWanted,
      onAsk: questionAsked,
      onAskAgain: retryClicked,
      onStop: stopClicked,
      onNewChat: newChatClicked,
      onWidthChange: widthChanged,
      onCopyText: answerCopyRequested,
      onClose: panelClosed,
    })
  const { formatMessage } = useIntl()
  useLayoutEffect(() => onDraftsWanted(), [onDraftsWanted])
  const navigate = useNavigate()
  const covers = useIsSmall()

  const handleRate = useCallback((messageId: string, like: boolean) => onRate({ messageId, like }), [onRate])
  const answers = chat.messages
  const answerOf = useCallback(
    (messageId: string) => answers.filter(isAnswer).find(({ id }) => id === messageId),
    [answers],
  )
  const handleCopy = useCallback(
    (messageId: string) => {
      const answer = answerOf(messageId)
      if (answer) onCopyText(withSources(answer, formatMessage(messages.sources), document.baseURI))
    },
    [answerOf, onCopyText, formatMessage],
  )
  const handleSource = useCallback(
    (messageId: string, index: number) => {
      const source = answerOf(messageId)?.references[index]
      if (!source) return
      // On a phone the panel covers the page.
      if (covers) onClose()
      const leaving = !isShown(source, location.pathname, document.baseURI)
      // This chat stays in the panel beside the post.
      void navigate(pathOf(source), { state: { assistantContext: context } })
      showPassage(passageOf(source), leaving)
    },
    [answerOf, covers, onClose, navigate, context],
  )

  function handleClose() {
    onClose()
    document.getElementById(assistantButtonId)?.focus()
  }

  return (
    <AssistantPanel
      {...actions}
      firstName={firstName}
      chat={chat}
      chatKey={keyOf(context)}
      draft={draft}
      width={width}
      takesFocus={opening === 'asked'}
      beginnings={beginnings}
      onRate={handleRate}
      onCopy={handleCopy}
      onSource={handleSource}
      onClose={handleClose}
    />
  )
}
