/** Everything that the panel reads and tells. */
export { answerShown, $chat, $context, newChatClicked, questionAsked, retryClicked, stopClicked } from './chats'
export { answerCopyRequested } from './copying'
export { $draft, draftChanged, draftSent } from './drafts'
export { draftsWanted } from './keep-drafts'
export { detailChanged, detailClosed, detailSent, opinionClicked } from './opinions'
export { $opening, panelClosed, $width, widthChanged } from './panel'
