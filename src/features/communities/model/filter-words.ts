import { messages } from '../messages'

/** What the lists of a feed are called. */
export const filterWords = {
  latest: messages.latest,
  unread: messages.unread,
  unanswered: messages.unanswered,
  archive: messages.archive,
}
