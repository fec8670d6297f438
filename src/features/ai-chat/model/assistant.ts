/** Everything that the panel reads and tells. */
export { answerAnimated, $chat, $context, newChatClicked, questionAsked, retryClicked, stopClicked } from './chats'
export { answerCopyRequested } from './sources'
export { $draft, draftChanged, draftSent } from './drafts'
export { $beginnings, draftsWanted } from './drafts'
export { detailChanged, detailClosed, detailSent, ratingClicked } from './ratings'
export { $panelOpening, panelClosed, $width, widthChanged } from './panel'
