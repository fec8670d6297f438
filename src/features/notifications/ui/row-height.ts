import type { Notification } from '../notification'

/** In px: a sentence of two lines with its time and edges, and what may stand with it. */
const plain = 86
const details = 28
const quotedLine = 19
const heading = 32

/** What most rows measure. */
export const typicalHeight = 108

/** So many letters of a quotation stand in a line, and so many lines are shown. */
const lettersInLine = 48
const linesShown = 3

/** What a row measures before it was seen. Near the truth, so that no more rows are drawn than a screen shows. */
export function rowHeight(notification: Notification | undefined, beginsDay: boolean): number {
  const { length } = notification?.descriptionPlainText ?? ''
  const lines = Math.min(linesShown, Math.ceil(length / lettersInLine))
  const more = notification !== undefined && showsMore(notification)
  return plain + lines * quotedLine + (more ? details : 0) + (beginsDay ? heading : 0)
}

function showsMore(notification: Notification): boolean {
  const { addedAttachments, updatedAttachments, versionedAttachments, hashtags, postDataChangedValues } = notification
  const lists = [addedAttachments, updatedAttachments, versionedAttachments, hashtags]
  return (
    postDataChangedValues !== undefined ||
    notification.postWorkflowOperationDetail !== undefined ||
    lists.some((list) => list !== undefined && list.length > 0)
  )
}
