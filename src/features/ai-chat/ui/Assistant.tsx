import { useUnit } from 'effector-react'
import { useCallback, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsSmall } from '@/design-system/interaction'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import {
  $chat,
  $context,
  $draft,
  $opening,
  $width,
  answerShown,
  answerCopyRequested,
  detailChanged,
  detailClosed,
  detailSent,
  draftChanged,
  draftSent,
  draftsWanted,
  newChatClicked,
  opinionClicked,
  panelClosed,
  questionAsked,
  retryClicked,
  stopClicked,
  widthChanged,
} from '../model/assistant'
import { isAnswer } from '../model/chat'
import { keyOf } from '../model/context'
import { isShown, pathOf, withSources, wordsAt } from '../model/source-words'
import { assistantButtonId } from './assistant-button-id'
import { AssistantPanel } from './AssistantPanel'
import { showWords } from './show-words'

/** The panel with what it shows and tells: the chat of the place where the person is. */
export function Assistant() {
  const { firstName } = useCurrentUser()
  const { chat, context, draft, opening, width, onOpinion, onClose, onCopied, onDraftsWanted, ...acts } = useUnit({
    chat: $chat,
    context: $context,
    draft: $draft,
    opening: $opening,
    width: $width,
    onShown: answerShown,
    onOpinion: opinionClicked,
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
    onCopied: answerCopyRequested,
    onClose: panelClosed,
  })
  const { formatMessage } = useIntl()
  useLayoutEffect(() => onDraftsWanted(), [onDraftsWanted])
  const navigate = useNavigate()
  const covers = useIsSmall()

  const handleOpinion = useCallback((messageId: string, like: boolean) => onOpinion({ messageId, like }), [onOpinion])
  const answers = chat.messages
  const answerOf = useCallback(
    (messageId: string) => answers.filter(isAnswer).find(({ id }) => id === messageId),
    [answers],
  )
  const handleCopy = useCallback(
    (messageId: string) => {
      const answer = answerOf(messageId)
      if (answer) onCopied(withSources(answer, formatMessage(messages.sources), document.baseURI))
    },
    [answerOf, onCopied, formatMessage],
  )
  const handleSource = useCallback(
    (messageId: string, index: number) => {
      const source = answerOf(messageId)?.references[index]
      if (!source) return
      // On a phone the panel lies over the page that is wanted now.
      if (covers) onClose()
      const leaving = !isShown(source, location.pathname, document.baseURI)
      // The post is shown for the sake of this chat, which stays beside it.
      void navigate(pathOf(source), { state: { assistantContext: context } })
      showWords(wordsAt(source), leaving)
    },
    [answerOf, covers, onClose, navigate, context],
  )

  function handleClose() {
    onClose()
    document.getElementById(assistantButtonId)?.focus()
  }

  return (
    <AssistantPanel
      {...acts}
      firstName={firstName}
      chat={chat}
      chatKey={keyOf(context)}
      draft={draft}
      width={width}
      takesFocus={opening === 'asked'}
      onOpinion={handleOpinion}
      onCopy={handleCopy}
      onSource={handleSource}
      onClose={handleClose}
    />
  )
}
